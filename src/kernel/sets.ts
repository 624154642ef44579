/** Choices of several things at once: what may be picked, and which commands stand for which picks. */
import type { Tagged } from './command.ts'
import type { Line } from './line.ts'
import type { Seat } from './seat.ts'

export interface Pickable {
  /** By the same name it is touched on the table. */
  readonly id: string
  /** Things of one kind stand for one another. */
  readonly kind: string
  readonly line: Line
  /** Two ways to pick one thing have the same name here. */
  readonly thing?: string
}

export interface Sets<C, V> {
  /** All that may be picked now, in the order in which it lies there. */
  pickable(view: V, seat: Seat): readonly Pickable[]
  /** The kinds of what a command takes together; null for a command that is no such choice. */
  kinds(command: C, view: V): readonly string[] | null
}

export interface SetCommand {
  readonly command: Tagged
  readonly kinds: readonly string[]
}

interface Choosing {
  readonly sets?: Sets<Tagged, unknown>
}

/** The commands that are sets, and the others. */
export function splitSets(
  game: Choosing,
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

/** The command that takes exactly what is picked. */
export function commandOf(
  sets: readonly SetCommand[],
  items: readonly Pickable[],
  picked: readonly string[],
): Tagged | null {
  const kinds = kindsOf(items, picked)
  const found = sets.find((one) => one.kinds.length === kinds.length && isWithin(kinds, one.kinds))
  return found?.command ?? null
}

/** What the things that are picked mean together, here or on the table. */
export function pickedOf(
  game: Choosing,
  view: unknown,
  seat: Seat,
  sets: readonly SetCommand[],
  chosen: readonly string[],
): Tagged | null {
  if (sets.length === 0) return null
  return commandOf(sets, game.sets?.pickable(view, seat) ?? [], chosen)
}

/** Picked once more it is put back; of two ways to pick one thing the later one holds. */
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

/** Something can be made of it together with what is picked. */
export function canPick(
  sets: readonly SetCommand[],
  items: readonly Pickable[],
  picked: readonly string[],
  id: string,
): boolean {
  const kinds = kindsOf(items, withPick(items, picked, id))
  return sets.some((one) => isWithin(kinds, one.kinds))
}
