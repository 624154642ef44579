/** Writes the dice of a moment onto the tiles of the ledge: turning over, crossed when spent, ringed when meant. */
import { colours } from '../../games/border/vocabulary.ts'
import type { Die, View } from '../../games/border/types.ts'
import { shareAt } from '../ease.ts'
import { pace, type Strokes } from './motion.ts'
import { blank, type Tiles } from './tiles.ts'

const tileOf = (die: Die | undefined): number => (die?.face ? colours.indexOf(die.face) : blank)

export function paintTiles(
  tiles: Tiles,
  { from, to }: { readonly from: View; readonly to: View },
  { turns, length }: Strokes,
  spent: readonly number[],
  seconds: number,
): void {
  to.dice.forEach((die, at) => {
    const turn = turns.find((stroke) => stroke.at === at)
    const turned = turn ? shareAt(seconds, turn.start, pace.turn) : 1
    const shown = turned < 0.5 ? from.dice[at] : die
    const isNew = die.spent && !from.dice[at]?.spent
    const crossed = !shown?.spent ? 0 : isNew ? shareAt(seconds, 0, Math.min(length, 0.5)) : 1
    tiles.set(at, tileOf(shown), turned, crossed, spent.includes(at) ? 1 : 0)
  })
  tiles.flush()
}
