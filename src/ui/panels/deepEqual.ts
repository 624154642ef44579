/** Deep equality of plain data, as the comparison function of memoized components. */

export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, i) => isDeepEqual(item, b[i]))
    )
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  const other = b as Record<string, unknown>
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) && isDeepEqual((a as Record<string, unknown>)[key], other[key]),
  )
}
