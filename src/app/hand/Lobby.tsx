/** The lobby: a name and a free seat, chosen in one step. */
import { useState } from 'react'
import type { Line } from '../../kernel/line.ts'
import { longestName, shortName } from '../../session/seating.ts'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { LobbySeat } from './handLink.ts'
import { keepName, keptName } from './keptName.ts'
import type { Seat } from '../../kernel/seat.ts'

interface Props {
  readonly seats: readonly LobbySeat[]
  /** Why the seat that was touched last was not given. */
  readonly refused: Line | null
  onSit(seat: Seat, name: string): void
}

export function Lobby({ seats, refused, onSit }: Props) {
  const voice = useVoice()
  const [name, setName] = useState(keptName)
  const isFull = seats.every(({ isFree }) => !isFree)
  function sit(seat: LobbySeat): void {
    const own = shortName(name)
    keepName(own)
    onSit(seat.seat, own)
  }
  return (
    <main className="lobby">
      <section className="lobby-sheet paper">
        <h1>{voice.word('hand.seat.title')}</h1>
        <label>
          <span className="field-label">{voice.word('hand.seat.name')}</span>
          <input
            className="input"
            autoComplete="nickname"
            enterKeyHint="done"
            maxLength={longestName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {refused && (
          <p className="lobby-refused" role="alert">
            <LineView line={refused} />
          </p>
        )}
        <p className="quiet">{voice.word(isFull ? 'hand.seat.full' : 'hand.seat.lead')}</p>
        <ul className="lobby-seats">
          {seats.map((seat) => (
            <li key={seat.seat} data-colour={seat.colour}>
              <button
                type="button"
                className="lobby-seat"
                disabled={!seat.isFree}
                onClick={() => sit(seat)}
              >
                <span className="seat-sign" aria-hidden="true" />
                <b>{seat.name || voice.word('ui.seat.name', { n: seat.seat + 1 })}</b>
                <small>{voice.word(stateOf(seat))}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

function stateOf({ isFree, kind }: LobbySeat) {
  if (isFree) return 'hand.seat.take'
  return kind === 'bot' ? 'hand.seat.bot' : 'hand.seat.taken'
}
