/** Loading page. */
import type { WordKey } from '../words/types.ts'
import { useVoice } from '../ui/voice.tsx'

export function Waiting({ what = 'ui.prompt.wait' }: { readonly what?: WordKey }) {
  const voice = useVoice()
  return (
    <main className="waiting" aria-busy="true">
      <p>{voice.word(what)}</p>
    </main>
  )
}
