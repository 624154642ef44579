/** The result of a finished match. */
import type { Result, Standing } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import { bothSeats, of, opponentOf } from '../vocabulary.ts'
import { outcomeLine } from './outcome.ts'
import { amuletPoints, openRelics, victoryPoints } from './score.ts'
import type { State } from '../types.ts'

export function result(box: Box, state: State): Result | null {
  const { ending } = state
  if (!ending) return null
  const { winner } = ending
  const standings = bothSeats.map((seat): Standing => {
    const { vp, cursed } = openRelics(box, of(state.temples, seat))
    const held = amuletPoints(box, of(state.players, seat).amulets)
    return {
      seat,
      place: seat === winner ? 1 : 2,
      score: victoryPoints(box, state, seat),
      notes: [
        line('nagaraja.note.relics', { n: vp, cursed }),
        line('nagaraja.note.amulets', { n: held }),
      ],
    }
  })
  const points = victoryPoints(box, state, winner)
  const second = victoryPoints(box, state, opponentOf(winner))
  return { standings, why: outcomeLine(ending, points, second) }
}
