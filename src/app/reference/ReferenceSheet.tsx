/** Reference in a dialog over a match or the set-up page. */
import { manifestOf } from '../../games/index.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Speech } from '../speech.tsx'
import { ReferenceText, referenceParts } from './ReferenceText.tsx'

interface Props {
  readonly id: string
  onClose(): void
}

export default function ReferenceSheet({ id, onClose }: Props) {
  const voice = useVoice()
  const manifest = manifestOf(id)
  if (!manifest) return null
  return (
    <SheetDialog
      title={voice.word('ui.reference')}
      close={voice.word('ui.close')}
      onClose={onClose}
    >
      <Speech parts={referenceParts(id)}>
        <ReferenceText manifest={manifest} />
      </Speech>
    </SheetDialog>
  )
}
