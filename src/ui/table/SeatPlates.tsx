/** Who sits at the table and what they are doing: one plate for each seat. */
import type { Seat } from '../../kernel/seat.ts'
import type { WordKey } from '../../words/types.ts'
import { type Sitter, useVoice } from '../voice.tsx'

export type Doing = 'plays' | 'thinks' | 'throws' | 'waits' | 'rests'

interface Props {
  readonly sitters: readonly (Sitter & { readonly kind: 'human' | 'bot' })[]
  doing(seat: Seat): Doing
  /** Seats that may take over the device now, besides the one that plays. */
  readonly others: readonly Seat[]
  onPass(seat: Seat): void
}

const words: Readonly<Record<Doing, WordKey | null>> = {
  plays: 'ui.seat.plays',
  thinks: 'ui.seat.thinks',
  throws: 'ui.seat.throws',
  waits: 'ui.seat.waits',
  rests: null,
}

export function SeatPlates({ sitters, doing, others, onPass }: Props) {
  const voice = useVoice()
  return (
    <ul className="seat-plates" aria-label={voice.word('ui.seats.title')}>
      {sitters.map((sitter, seat) => {
        const now = doing(seat)
        const word = words[now]
        return (
          <li key={seat} className="seat-plate" data-colour={sitter.colour} data-doing={now}>
            <span className="seat-sign" aria-hidden="true" />
            <span className="seat-who">
              <b>{sitter.name}</b>
              {word && <small>{voice.word(word)}</small>}
            </span>
            {others.includes(seat) && (
              <button type="button" className="button small" onClick={() => onPass(seat)}>
                {voice.word('ui.seat.take', { who: { seat } })}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
