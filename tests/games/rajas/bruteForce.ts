/** Brute-force outcomes of an action: every die a separate step, every refusal offered, by the rules alone. */
import type { Rules } from '../../../src/games/rajas/edition.ts'
import { withoutDue, returnable, takable } from '../../../src/games/rajas/rules/diceGain.ts'
import { bestTotal, type Purse, worth } from '../../../src/games/rajas/rules/purse.ts'
import type { Die, Player, View } from '../../../src/games/rajas/types.ts'
import type { Due } from '../../../src/games/rajas/types/waits.ts'
import type { Colour } from '../../../src/games/rajas/vocabulary.ts'

/** The player's possessions after the action, each as `name` or `name × n`; more is never worse. */
export type Possessions = readonly string[]

export function possessionsOf(
  dice: readonly Die[],
  karma: number,
  taken: readonly string[] = [],
): Possessions {
  const kept = dice.map(({ colour, value }) => `${colour} ${value}`)
  return [...kept, ...Array<string>(karma).fill('karma'), ...taken].sort()
}

/** True when `more` contains everything in `less`, with multiplicity. */
export function containsAll(more: Possessions, less: Possessions): boolean {
  const left = [...more]
  return less.every((thing) => {
    const at = left.indexOf(thing)
    return at >= 0 && left.splice(at, 1).length > 0
  })
}

/** Payments die by die, flipped or not, in any order, including superfluous ones [R26] [R84]. */
export function paymentOutcomes(
  purse: Purse,
  colour: Colour,
  due: number,
): ReadonlyMap<string, Possessions> {
  const ends = new Map<string, Possessions>()
  const seen = new Set<string>()
  const search = ({ dice, karma }: Purse, left: number): void => {
    const end = possessionsOf(dice, karma)
    const key = `${end} ${left}`
    if (seen.has(key)) return
    seen.add(key)
    if (left <= 0) ends.set(`${end}`, end)
    for (const die of dice.filter((one) => one.colour === colour)) {
      const rest = dice.filter((one) => one !== die)
      for (const flip of karma > 0 ? [false, true] : [false]) {
        const after = { dice: rest, karma: karma - (flip ? 1 : 0) }
        if (worth(die, flip) + bestTotal(after, colour) >= left) {
          search(after, Math.max(0, left - worth(die, flip)))
        }
      }
    }
  }
  search(purse, due)
  return ends
}

/** Dice taken one by one, with returns for room, and an end at any time [R29] [G13]. */
export function takingOutcomes(
  rules: Rules,
  view: View,
  from: Player,
  due: readonly Due[],
  hasReturned: boolean,
): ReadonlyMap<string, Possessions> {
  const ends = new Map<string, Possessions>()
  const seen = new Set<string>()
  const search = (table: View, player: Player, left: readonly Due[], mustTake: boolean): void => {
    const end = possessionsOf(player.dice, 0, colours(rules, player.taking))
    const key = `${end} ${left} ${mustTake}`
    if (seen.has(key)) return
    seen.add(key)
    const takes = takable(table, player, left)
    const returns = mustTake ? [] : returnable(table, player, left)
    if (!mustTake || takes.length === 0) ends.set(`${end}`, end)
    for (const colour of takes) {
      const die = table.supply[colour].at(-1) ?? ''
      const supply = { ...table.supply, [colour]: table.supply[colour].slice(0, -1) }
      const taking = [...player.taking, die]
      search({ ...table, supply }, { ...player, taking }, withoutDue(left, colour), false)
    }
    for (const { id, colour } of returns) {
      const supply = { ...table.supply, [colour]: [...table.supply[colour], id] }
      const dice = player.dice.filter((die) => die.id !== id)
      search({ ...table, supply }, { ...player, dice }, left, true)
    }
  }
  search(view, from, due, hasReturned)
  return ends
}

export function colours(rules: Rules, taking: readonly string[]): readonly string[] {
  return taking.map((id) => `new ${rules.colourOf[id]}`)
}
