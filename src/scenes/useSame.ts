/** Hook: returns the first of several equal values, so that memoised results are kept. */
import { useState } from 'react'

export function useSame<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}
