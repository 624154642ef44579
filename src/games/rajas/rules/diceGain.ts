/** Gaining dice: one batch is chosen, room is made, and then all are rolled together [G23]. */
import type { Die, Player, View } from '../types/index.ts'
import { playerOf, type Run, tableOf } from './run.ts'
import { type Colour, colours } from '../vocabulary.ts'
import type { Due, Wait } from '../types/waits.ts'

export function startDice(run: Run, due: readonly Due[]): Wait | null {
  return continueDice(run, due, false)
}

/** Waits for the next die as long as one may be taken; then for the roll. What nobody can take is lost [R30]. */
export function continueDice(run: Run, due: readonly Due[], mustTake: boolean): Wait | null {
  const table = tableOf(run)
  const player = playerOf(run)
  const canGoOn =
    takable(table, player, due).length > 0 || returnable(table, player, due).length > 0
  if (canGoOn) return { kind: 'dice', due, mustTake }
  return player.taking.length > 0 ? { kind: 'roll' } : null
}

function hasRoom(player: Player): boolean {
  return player.dice.length + player.taking.length < player.capacity
}

function isDue(due: readonly Due[], colour: Colour): boolean {
  return due.includes(colour) || due.includes('any')
}

/** Colours of which a die can be taken now. */
export function takable(table: View, player: Player, due: readonly Due[]): readonly Colour[] {
  if (!hasRoom(player)) return []
  return colours.filter((colour) => isDue(due, colour) && table.supply[colour].length > 0)
}

/** The same, but where all that is due fits, colours that are due anyway come one after the other. */
export function takableNow(table: View, player: Player, due: readonly Due[]): readonly Colour[] {
  const takes = takable(table, player, due)
  const fits = player.dice.length + player.taking.length + due.length <= player.capacity
  const fixed = fits && takes.find((colour) => due.includes(colour))
  return fixed ? [fixed] : takes
}

/**
 * Own dice that may go back to make room [R29]: while Kali is full, any for a die that can then be taken; before that
 * one of a due colour that is out, if the batch exceeds the room [G24].
 */
export function returnable(table: View, player: Player, due: readonly Due[]): readonly Die[] {
  const { dice, taking, capacity } = player
  if (dice.length + taking.length + due.length <= capacity) return []
  const isFull = !hasRoom(player)
  const isOnSupply = colours.some((colour) => isDue(due, colour) && table.supply[colour].length > 0)
  return dice.filter(({ colour }) => {
    const comesBack = isDue(due, colour) && table.supply[colour].length === 0
    return comesBack || (isFull && (isOnSupply || isDue(due, colour)))
  })
}

/** One die less of this batch: a fixed colour before the free choice. */
export function lessDue(due: readonly Due[], colour: Colour): readonly Due[] {
  const fixed = due.indexOf(colour)
  return due.toSpliced(fixed >= 0 ? fixed : due.indexOf('any'), 1)
}
