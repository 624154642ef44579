/** Renders one name plate per seat: the player, the score, and the current activity. */
import type { Racing } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { WordKey } from '../../words/types.ts'
import { InlineIcon } from '../InlineIcon.tsx'
import { LineView } from '../LineView.tsx'
import { type SeatPlayer, playerWord } from '../seatPlayer.ts'
import { type NamedSeat, useVoice } from '../voice.tsx'

export type SeatActivity = 'plays' | 'thinks' | 'throws' | 'waits' | 'rests'

/** Camera control for close-ups of a seat's board. */
interface CloseUps {
  /** True while the camera shows this seat's board; null if the game has no such view. */
  isAt(seat: Seat): boolean | null
  turnTo(seat: Seat): void
}

interface Props {
  readonly sitters: readonly (NamedSeat & SeatPlayer)[]
  doing(seat: Seat): SeatActivity
  readonly race: readonly Racing[]
  readonly looks: CloseUps
  /** Other seats of this screen that may act now, besides the current one. */
  readonly others: readonly Seat[]
  onPass(seat: Seat): void
}

const words: Readonly<Record<SeatActivity, WordKey | null>> = {
  plays: 'ui.seat.plays',
  thinks: 'ui.seat.thinks',
  throws: 'ui.seat.throws',
  waits: 'ui.seat.waits',
  rests: null,
}

export function SeatPlates({ sitters, doing, race, looks, others, onPass }: Props) {
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
              {looks.isAt(seat) === null ? (
                <b>{sitter.name}</b>
              ) : (
                <button
                  type="button"
                  className="seat-look"
                  aria-pressed={looks.isAt(seat) === true}
                  title={voice.word('ui.seat.look', { who: { seat } })}
                  onClick={() => looks.turnTo(seat)}
                >
                  {sitter.name}
                </button>
              )}
              <small className="seat-kind">
                {sitter.kind === 'bot' && <InlineIcon name="bot" />}
                <span className="seat-kind-word">{voice.word(playerWord(sitter))}</span>
              </small>
              {word && <small className="seat-doing">{voice.word(word)}</small>}
              <Race racing={race[seat]} />
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

function Race({ racing }: { readonly racing: Racing | undefined }) {
  if (!racing) return null
  return (
    <span className="seat-race">
      <b>
        <LineView line={racing.score} />
      </b>
      {racing.left.map((line, i) => (
        <span key={i}>
          <LineView line={line} />
        </span>
      ))}
    </span>
  )
}
