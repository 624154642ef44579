/** Loading page; after some seconds it says that loading takes long, and offers to open the page again. */
import type { WordKey } from '../words/types.ts'
import { useVoice } from '../ui/voice.tsx'
import { useSlow } from './useSlow.ts'

export function Waiting({ what = 'ui.prompt.wait' }: { readonly what?: WordKey }) {
  const voice = useVoice()
  const isSlow = useSlow(true)
  return (
    <main className="waiting" aria-busy="true">
      <p>{voice.word(what)}</p>
      {isSlow && (
        <div role="status">
          <p>{voice.word('ui.slow')}</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {voice.word('ui.fault.reload')}
          </button>
        </div>
      )}
    </main>
  )
}
