/** Gaining dice: the batch is chosen die by die, own dice are returned to make room, then all are rolled together [G23]. */
import type { Die, Player, View } from '../types.ts'
import { playerOf, type Run, tableOf } from './run.ts'
import { type Colour, colours } from '../vocabulary.ts'
import type { Due, Wait } from '../types/waits.ts'

export function startDice(run: Run, due: readonly Due[]): Wait | null {
  return continueDice(run, due, false)
}

/**
 * Waits for the next die while one may be taken or returned, then for the roll. Dice that cannot be
 * taken are lost [R30].
 */
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

/** The colours of which a die can be taken now. */
export function takable(table: View, player: Player, due: readonly Due[]): readonly Colour[] {
  if (!hasRoom(player)) return []
  return colours.filter((colour) => isDue(due, colour) && table.supply[colour].length > 0)
}

/**
 * Like `takable`, but when the whole batch fits, dice of fixed colours come in a fixed order,
 * without a choice.
 */
export function takableNow(table: View, player: Player, due: readonly Due[]): readonly Colour[] {
  const takes = takable(table, player, due)
  const fits = player.dice.length + player.taking.length + due.length <= player.capacity
  const fixed = fits && takes.find((colour) => due.includes(colour))
  return fixed ? [fixed] : takes
}

/**
 * Own dice that may be returned to make room [R29]. When the capacity is full, any die may be, if a
 * due die can then be taken; before that, if the batch exceeds the room, only a die of a due colour
 * that is used up in the supply [G24].
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

/** Removes one die from the batch: a fixed colour before the free choice. */
export function withoutDue(due: readonly Due[], colour: Colour): readonly Due[] {
  const fixed = due.indexOf(colour)
  return due.toSpliced(fixed >= 0 ? fixed : due.indexOf('any'), 1)
}
