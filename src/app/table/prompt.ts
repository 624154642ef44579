/** The prompt: one line that says what the table waits for. */
import { line, type Line } from '../../kernel/line.ts'
import { thrownThings } from '../../words/pieces.ts'
import type { TableState } from '../state/tableState.ts'

/** Nothing moves, and nobody is asked: the table waits for a part of the app, as for the physics engine. */
export const isIdle = (state: TableState): boolean =>
  state.moving === null && promptOf(state).key === 'ui.prompt.wait'

export function promptOf(state: TableState, isSlow = false): Line {
  const { actor, ask, beat, game, looking, result, roll, moving, thinking, length } = state
  if (looking !== null) return line('ui.prompt.looking', { n: looking, of: length })
  if (moving === 'roll' && roll) {
    return line(`ui.prompt.rolling.${thrownThings(roll.pieces)}`, { n: roll.pieces.length })
  }
  if (result) return result.why
  if (ask) return line('ui.prompt.throw', { who: { seat: ask.seat }, n: ask.pieces.length })
  if (actor !== null) return game.prompt(beat.to, actor)
  if (thinking !== null) return line('ui.prompt.thinks', { who: { seat: thinking } })
  return line(isSlow ? 'ui.slow' : 'ui.prompt.wait')
}
