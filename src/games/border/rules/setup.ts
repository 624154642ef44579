/** The initial state: white boxes crossed, sheets not dealt, dice not thrown. */
import type { Layout } from '../edition.ts'
import type { Die, Player, State } from '../types.ts'

export const diceCount = 5
export const throwLimit = 3
export const regionsToEnd = 6

export const allDice: readonly number[] = [0, 1, 2, 3, 4]
export const noneUsed: readonly number[] = [0, 0, 0, 0, 0, 0]
export const freshDice: readonly Die[] = allDice.map(() => ({ face: null, spent: false }))

export function setup(layout: Layout, seats: number): State {
  const player: Player = {
    sheet: null,
    crossed: layout.boxes.map((box) => (box.white ? 0 : -1)),
    earned: layout.regions.map(() => null),
    used: noneUsed,
  }
  return {
    phase: { kind: 'deal' },
    chance: 1,
    round: 0,
    action: 0,
    active: 0,
    throws: 0,
    dice: freshDice,
    players: Array.from({ length: seats }, () => player),
    claimed: layout.regions.map(() => null),
  }
}
