/** Table of places, players, scores and notes. */
import type { Result, Standing } from '../../kernel/game.ts'
import { playerWord } from '../../ui/seatPlayer.ts'
import { LineView, SeatName } from '../../ui/LineView.tsx'
import { useSitter, useVoice } from '../../ui/voice.tsx'

export function Ranking({ standings, scored }: Result) {
  const voice = useVoice()
  const inOrder = standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
  return (
    <table className="table ranking">
      <thead>
        <tr>
          <th scope="col">{voice.word('ui.end.place')}</th>
          <th scope="col">{voice.word('ui.end.player')}</th>
          <th scope="col">{scored ? voice.say(scored) : voice.word('ui.end.score')}</th>
          <th scope="col">{voice.word('ui.end.notes')}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map((standing) => (
          <Rank key={standing.seat} {...standing} />
        ))}
      </tbody>
    </table>
  )
}

function Rank({ seat, place, score, notes }: Standing) {
  const sitter = useSitter(seat)
  const voice = useVoice()
  return (
    <tr data-place={place}>
      <td className="place">{voice.word('ui.number', { n: place })}</td>
      <th scope="row">
        <span className="rank-who">
          <span className="seat-sign" data-colour={sitter?.colour} />
          <span>
            <SeatName seat={seat} name={sitter?.name ?? ''} />
            {sitter?.kind === 'bot' && (
              <small className="rank-kind">
                {voice.word(playerWord({ ...sitter, kind: 'bot' }))}
              </small>
            )}
          </span>
        </span>
      </th>
      <td className="score">{voice.word('ui.number', { n: score })}</td>
      <td>
        {notes.map((note, i) => (
          <span key={i} className="note">
            <LineView line={note} />{' '}
          </span>
        ))}
      </td>
    </tr>
  )
}
