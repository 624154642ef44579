/** Choices of several items at once: the items that may be picked, and the mapping from picks to commands. */
import type { Tagged } from './command.ts'
import type { Line } from './line.ts'
import type { Seat } from './seat.ts'

export interface Pickable {
  /** The id of the same item on the 3D table. */
  readonly id: string
  /** Items of the same kind are interchangeable. */
  readonly kind: string
  readonly line: Line
  /**
   * Alternatives that pick the same thing in different ways share this name and exclude each other.
   */
  readonly thing?: string
}

export interface Sets<C, V> {
  /** All items that may be picked now, in display order. */
  pickable(view: V, seat: Seat): readonly Pickable[]
  /** The kinds of the items that a command takes; null for a command that takes no set. */
  kinds(command: C, view: V): readonly string[] | null
}

export interface SetCommand {
  readonly command: Tagged
  readonly kinds: readonly string[]
}

interface GameWithSets {
  readonly sets?: Sets<Tagged, unknown>
}

/** Splits the legal list into set commands and all others. */
export function splitSets(
  game: GameWithSets,
  view: unknown,
  legal: readonly Tagged[],
): { readonly sets: readonly SetCommand[]; readonly others: readonly Tagged[] } {
  const sets: SetCommand[] = []
  const others: Tagged[] = []
  for (const command of legal) {
    const kinds = game.sets?.kinds(command, view) ?? null
    if (kinds) sets.push({ command, kinds })
    else others.push(command)
  }
  return { sets, others }
}

function isWithin(less: readonly string[], more: readonly string[]): boolean {
  const left = [...more]
  return less.every((kind) => {
    const at = left.indexOf(kind)
    return at >= 0 && left.splice(at, 1).length > 0
  })
}

function kindsOf(items: readonly Pickable[], picked: readonly string[]): readonly string[] {
  return items.flatMap(({ id, kind }) => (picked.includes(id) ? [kind] : []))
}

/** The command that takes exactly the picked items, or null. */
export function commandOf(
  sets: readonly SetCommand[],
  items: readonly Pickable[],
  picked: readonly string[],
): Tagged | null {
  const kinds = kindsOf(items, picked)
  const found = sets.find((one) => one.kinds.length === kinds.length && isWithin(kinds, one.kinds))
  return found?.command ?? null
}

/** The command for the items picked in the panel or on the table, or null. */
export function pickedOf(
  game: GameWithSets,
  view: unknown,
  seat: Seat,
  sets: readonly SetCommand[],
  chosen: readonly string[],
): Tagged | null {
  if (sets.length === 0) return null
  return commandOf(sets, game.sets?.pickable(view, seat) ?? [], chosen)
}

/** Toggles a pick; picking one alternative of a thing removes the other. */
export function withPick(
  items: readonly Pickable[],
  picked: readonly string[],
  id: string,
): readonly string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  const thing = items.find((item) => item.id === id)?.thing
  const instead = items.filter((item) => thing !== undefined && item.thing === thing)
  return [...picked.filter((other) => !instead.some((item) => item.id === other)), id]
}

/** True when some command contains this item together with the current picks. */
export function canPick(
  sets: readonly SetCommand[],
  items: readonly Pickable[],
  picked: readonly string[],
  id: string,
): boolean {
  const kinds = kindsOf(items, withPick(items, picked, id))
  return sets.some((one) => isWithin(kinds, one.kinds))
}
