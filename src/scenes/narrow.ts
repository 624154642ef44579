/** From a touched thing to a command: the legal list is filtered by what has been picked so far. */
import { compareCommands, type Tagged } from '../kernel/command.ts'

/** Fields that a picked thing stands for: a box, a segment, a die, a card. */
export type Pick = Readonly<Record<string, unknown>>

function agrees(command: Tagged, pick: Pick): boolean {
  return Object.entries(pick).every(([key, value]) => {
    const own = (command as unknown as Record<string, unknown>)[key]
    return Array.isArray(value) ? holdsAll(own, value) : own === value
  })
}

/** A picked list agrees with every list that holds at least its items. */
function holdsAll(own: unknown, wanted: readonly unknown[]): boolean {
  return Array.isArray(own) && wanted.every((item) => own.includes(item))
}

/** Commands that have the value of every pick in the field of that name. */
export function narrow<C extends Tagged>(
  legal: readonly C[],
  ...picks: readonly Pick[]
): readonly C[] {
  return picks.reduce<readonly C[]>(
    (left, pick) => left.filter((command) => agrees(command, pick)),
    legal,
  )
}

/** The one command that is left, or null while the picks allow none or several. */
export function only<C extends Tagged>(left: readonly C[]): C | null {
  const [first, ...rest] = left
  if (!first) return null
  return rest.every((other) => compareCommands(first, other) === 0) ? first : null
}
