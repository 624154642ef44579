/** Removes equivalent choices: dice of equal colour and value, and flips without effect. */
import type { Rules } from '../edition.ts'
import type { Space } from '../edition/spaces.ts'
import { groundOf, oneGoodCoins } from './ground.ts'
import { type Pay, worth } from './purse.ts'
import type { Die, Player } from '../types.ts'

/** The first die of each colour and value. */
export function differentDice(dice: readonly Die[]): readonly Die[] {
  const kinds = new Set<string>()
  return dice.filter(({ colour, value }) => {
    const kind = `${colour} ${value}`
    return !kinds.has(kind) && kinds.add(kind)
  })
}

/** At a market of one good, a flip is offered only if it sells more. */
export function differentWays(
  rules: Rules,
  player: Player,
  space: Space,
  ways: readonly Pay[],
): readonly Pay[] {
  const different = new Set(differentDice(player.dice))
  const { good } = space
  const ground = groundOf(rules, player.cells)
  const takings = ({ die, flip }: Pay): number =>
    good === null ? 0 : oneGoodCoins(ground, good, worth(die, flip))
  return ways.filter((way) => {
    if (!different.has(way.die)) return false
    if (!way.flip || good === null) return true
    return takings(way) > takings({ ...way, flip: false })
  })
}
