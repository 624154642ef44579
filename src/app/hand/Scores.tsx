/** Everybody’s score and whose turn it is, and the last things that happened. */
import type { Seat } from '../../kernel/seat.ts'
import { InlineIcon } from '../../ui/InlineIcon.tsx'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { HandNow } from './handNow.ts'

/** The newest line stands at the foot of the screen. */
const earlierLines = 3

export function Scores({ now }: { readonly now: HandNow }) {
  const voice = useVoice()
  const { race, seat: own, told } = now
  const isOver = told.result !== null
  const owes = (seat: Seat) =>
    !isOver && (told.due.includes(seat) || told.toThrow.some((piece) => piece.seat === seat))
  return (
    <ul className="standing" aria-label={voice.word('ui.seats.title')}>
      {told.sitters.map(({ colour, kind, name }, seat) => (
        <li key={seat} data-colour={colour} data-owes={owes(seat)} data-own={seat === own}>
          <span className="seat-sign" aria-hidden="true" />
          <span className="standing-who">
            {kind === 'bot' && <InlineIcon name="bot" />}
            <b>{name}</b>
            {owes(seat) && <small>{voice.word('ui.seat.plays')}</small>}
          </span>
          {race[seat] && (
            <span className="standing-score">
              <b>
                <LineView line={race[seat].score} />
              </b>
              {race[seat].left.map((left, i) => (
                <small key={i}>
                  <LineView line={left} />
                </small>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Earlier lines of the story, newest first, without the newest one. */
export function LastLines({ now }: { readonly now: HandNow }) {
  const voice = useVoice()
  const lines = now.told.lines.slice(-1 - earlierLines, -1).toReversed()
  if (lines.length === 0) return null
  return (
    <section className="last-lines" aria-label={voice.word('hand.last')}>
      {lines.map((line, i) => (
        <p key={now.told.number * earlierLines - i}>
          <LineView line={line} />
        </p>
      ))}
    </section>
  )
}
