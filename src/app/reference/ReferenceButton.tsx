/** Button that opens a game's reference in a dialog. */
import { lazy, Suspense, useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'

const ReferenceSheet = lazy(() => import('./ReferenceSheet.tsx'))

export function ReferenceButton({ id }: { readonly id: string }) {
  const voice = useVoice()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {voice.word('ui.reference')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReferenceSheet id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
