/** Set-up section about fair throws: the commitment, and the words that people add to the seed. */
import { Input, Label, TextField } from 'react-aria-components'
import { shareLimits, type Share } from '../../kernel/origin.ts'
import type { Sitting } from '../../session/seating.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Phrase } from '../trust/Phrase.tsx'
import { StirPad } from './StirPad.tsx'
import type { OriginState } from './useOrigin.ts'

interface Props extends OriginState {
  readonly sittings: readonly Sitting[]
}

export function FairThrows({ origin, give, take, sittings }: Props) {
  const voice = useVoice()
  if (origin.kind === 'foretold')
    return <p className="slip">{voice.word('ui.fair.foretold', { seed: { raw: origin.seed } })}</p>
  if (origin.kind === 'free') return null
  const { commitment, shares } = origin
  const people = sittings.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))

  function say(from: Share['from'], text: string): void {
    const word = text.slice(0, shareLimits.word)
    if (word.trim() === '') take(from, 'word')
    else give({ from, kind: 'word', text: word })
  }
  const saidBy = (from: Share['from']): string =>
    shares.find((share) => share.from === from && share.kind === 'word')?.text ?? ''

  return (
    <details className="option fair-throws">
      <summary>{voice.word('ui.fair.title')}</summary>
      <p className="quiet">{voice.word('ui.fair.about')}</p>
      <p>
        <Phrase commitment={commitment} />
      </p>
      <p className="quiet">{voice.word('ui.fair.add')}</p>
      <div className="shares">
        {[...people, 'audience' as const].map((from) => (
          <TextField
            key={from}
            className="field"
            value={saidBy(from)}
            maxLength={shareLimits.word}
            onChange={(text) => say(from, text)}
          >
            <Label className="field-label">
              {from === 'audience'
                ? voice.word('ui.fair.audience')
                : voice.word('ui.fair.word', { who: { raw: sittings[from]?.name ?? '' } })}
            </Label>
            <Input className="input" autoComplete="off" />
          </TextField>
        ))}
        <StirPad onStir={(text) => give({ from: people[0] ?? 'audience', kind: 'stir', text })} />
      </div>
    </details>
  )
}
