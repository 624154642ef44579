/** The canonical order and structural equality of commands, so that legal lists are sorted, unique and searchable. */

/** Base of the discriminated unions of commands and events: `type` is the discriminant. */
export interface Tagged {
  readonly type: string
}

const kinds: readonly string[] = ['undefined', 'boolean', 'number', 'string', 'object']

/**
 * The sort rank of a value's type; values that are not plain data (symbols, functions, bigints)
 * sort last.
 */
function rank(value: unknown): number {
  if (value === null) return -1
  const at = kinds.indexOf(typeof value)
  return at < 0 ? kinds.length : at
}

/**
 * Compares plain data: null < boolean < number < string < arrays and objects; arrays by item,
 * objects by sorted key.
 */
function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0
  const byKind = rank(a) - rank(b)
  if (byKind !== 0) return byKind
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    return compareObjects(a as Record<string, unknown>, b as Record<string, unknown>)
  }
  return (a as string) < (b as string) ? -1 : 1
}

function compareObjects(a: Record<string, unknown>, b: Record<string, unknown>): number {
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return Array.isArray(a) ? -1 : 1
  const keysA = Object.keys(a).sort()
  const keysB = Object.keys(b).sort()
  return (
    compareLists(keysA, keysB) ||
    compareLists(
      keysA.map((k) => a[k]),
      keysB.map((k) => b[k]),
    )
  )
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  for (let i = 0; i < a.length && i < b.length; i += 1) {
    const order = compareValues(a[i], b[i])
    if (order !== 0) return order
  }
  return a.length - b.length
}

/**
 * By type first, then by the names of the other fields, then by their values in the order of those
 * names.
 */
export function compareCommands(a: Tagged, b: Tagged): number {
  if (a.type !== b.type) return a.type < b.type ? -1 : 1
  return compareValues(a, b)
}

export function sortCommands<C extends Tagged>(commands: C[]): C[] {
  return commands.sort(compareCommands)
}

/** Deep equality with an untrusted value. */
export function sameCommand(known: Tagged, foreign: unknown): boolean {
  if (known === foreign) return true
  if (typeof foreign !== 'object' || foreign === null) return false
  return known.type === (foreign as Tagged).type && compareValues(known, foreign) === 0
}
