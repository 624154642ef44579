/** Keeps the first of several equal values, so that what is made from it is not made again. */
import { useState } from 'react'

export function useSame<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const [kept, keep] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  keep(value)
  return value
}
