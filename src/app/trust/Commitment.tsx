/** Commitment of a running match's throws, or a note that its seed is known. */
import type { Origin } from '../../kernel/origin.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Phrase } from './Phrase.tsx'

export function Commitment({ origin }: { readonly origin: Origin }) {
  const voice = useVoice()
  if (origin.kind === 'free') return null
  if (origin.kind === 'foretold')
    return (
      <p className="quiet">{voice.word('ui.fair.foretoldShort', { seed: { raw: origin.seed } })}</p>
    )
  return (
    <p className="quiet">
      {voice.word('ui.fair.commitment')} <Phrase commitment={origin.commitment} />
    </p>
  )
}
