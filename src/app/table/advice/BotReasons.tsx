/** Reasons of the bots' choices since a person last chose, limited to what this person may know. */
import { useMemo } from 'react'
import type { Line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { LineView } from '../../../ui/LineView.tsx'
import { useVoice } from '../../../ui/voice.tsx'
import type { AdviceRequest } from './asked.ts'

interface Reason {
  readonly who: Seat
  readonly why: Line
}

/** Maximum of reasons shown. */
const maxReasons = 4

function reasonsIn({
  session,
  state,
}: Pick<AdviceRequest, 'session' | 'state'>): readonly Reason[] {
  const { sittings } = state.header
  const found: Reason[] = []
  for (const step of session.truth.steps().toReversed()) {
    if (step.input.kind !== 'command') continue
    const who = step.input.seat
    if (sittings[who]?.kind !== 'bot' || found.length === maxReasons) break
    const why = session.whyDid(step)
    if (why) found.unshift({ who, why })
  }
  return found
}

export function BotReasons(asked: AdviceRequest) {
  const voice = useVoice()
  const { session, state } = asked
  const reasons = useMemo(() => reasonsIn({ session, state }), [session, state])
  if (reasons.length === 0) return null
  return (
    <section aria-label={voice.word('bots.did')}>
      <h3 className="advice-title">{voice.word('bots.did')}</h3>
      <ul className="advice-reasons">
        {reasons.map(({ who, why }, i) => (
          <li key={i}>
            <LineView line={{ key: 'bots.did.line', parts: { who: { seat: who }, why } }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
