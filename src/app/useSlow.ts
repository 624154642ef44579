/** A hook that tells when something has been waited for longer than usual. */
import { useEffect, useState } from 'react'

/** Seconds after which a person wants to know that something is slow. */
const usualSeconds = 6

/** True once `isWaiting` has been true for `usualSeconds` without a break. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), usualSeconds * 1000)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow && isWaiting
}
