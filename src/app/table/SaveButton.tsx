/** Hands the match over as a file. */
import { useVoice } from '../../ui/voice.tsx'
import type { Conductor } from '../conductor/conductor.ts'

export function SaveButton({ conductor }: { readonly conductor: Conductor }) {
  const voice = useVoice()
  async function hand(): Promise<void> {
    const { fileName, fileText, offerFile } = await import('../saves/exchange.ts')
    offerFile(fileName(conductor.header()), fileText(conductor.match(), conductor.header()))
  }
  return (
    <button type="button" className="button small" onClick={() => void hand()}>
      {voice.word('ui.save')}
    </button>
  )
}
