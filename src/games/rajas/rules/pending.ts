/** The pending request: one choice of the acting player, or one request of chance. */
import type { Ask, Piece } from '../../../kernel/chance.ts'
import type { Pending } from '../../../kernel/pending.ts'
import type { Rules } from '../edition.ts'
import { playerAt } from './progress.ts'
import type { State } from '../types.ts'

export function pending(rules: Rules, state: State): readonly Pending[] {
  const { seat, wait, chance } = state.table.flow
  if (wait.kind === 'over') return []
  const ask = askOf(rules, state)
  return ask ? [{ kind: 'chance', id: chance, ask }] : [{ kind: 'choice', seat }]
}

function askOf(rules: Rules, { table, box }: State): Ask | null {
  const { seat, wait } = table.flow
  switch (wait.kind) {
    case 'roll':
      return throwOf(rules, playerAt(table, seat).taking, seat)
    case 'reroll':
      return throwOf(rules, wait.dice, seat)
    case 'riverDie':
      return {
        kind: 'throw',
        pieces: [{ id: 'river-die', kind: 'd6', skin: 'white', seat }],
      }
    case 'reveal':
      return drawOf('rajas.draw.tile', box.below[wait.stack].length)
    case 'firstPlayer':
      return drawOf('rajas.draw.firstPlayer', wait.tied.length)
    case 'riverTile':
      return drawOf('rajas.draw.riverTile', box.river.length)
    case 'brownTile':
      return drawOf('rajas.draw.brownTile', brownTiles(rules, table.incomeOffer).length)
    case 'whiteTile':
      return drawOf('rajas.draw.whiteTile', box.white.length)
    default:
      return null
  }
}

function throwOf(rules: Rules, dice: readonly string[], seat: number): Ask {
  const pieces = dice.map((id): Piece => ({
    id,
    kind: 'd6',
    skin: rules.colourOf[id] ?? 'white',
    seat,
  }))
  return { kind: 'throw', pieces }
}

function drawOf(of: string, from: number): Ask {
  return { kind: 'draw', of, from, take: 1 }
}

/**
 * Before the deal the brown tiles lie among the other income tiles; one is drawn for each player
 * [R104].
 */
export function brownTiles(rules: Rules, offer: readonly string[]): readonly string[] {
  return offer.filter((tile) => rules.incomeTiles[tile]?.colour === 'brown')
}
