/** Finds the path at which two values of plain data first differ. */

export function difference(a: unknown, b: unknown): string | null {
  const found = below(a, b)
  return found === null ? null : `$${found}`
}

/** Builds the path only below a difference. */
function below(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `: ${show(a)} and ${show(b)}`
  }
  if (Array.isArray(a) !== Array.isArray(b)) return ': a list and an object'
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return `.${key}: only in the first`
    const found = below(left[key], right[key])
    if (found !== null) return `.${key}${found}`
  }
  const extra = Object.keys(right).find((key) => !Object.hasOwn(left, key))
  return extra === undefined ? null : `.${extra}: only in the second`
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
