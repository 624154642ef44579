/** Hook: replaces a canvas whose WebGL context was lost and is not given back. */
import { useCallback, useEffect, useRef, useState } from 'react'

/** A context that comes back by itself does so sooner. */
const waitMilliseconds = 5000

/** `attempt` is the key of the canvas; it changes some seconds after each loss, until a context stays. */
export function useNewCanvas(): {
  readonly attempt: number
  onContext(state: 'lost' | 'restored'): void
} {
  const [attempt, setAttempt] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onContext = useCallback((state: 'lost' | 'restored') => {
    clearTimeout(timer.current)
    if (state === 'lost') {
      timer.current = setTimeout(() => setAttempt((number) => number + 1), waitMilliseconds)
    }
  }, [])
  return { attempt, onContext }
}
