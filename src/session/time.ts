/** The session's time: set from outside (frames of a page, steps of a film); all motion is a function of it. */

export interface Time {
  /** Seconds since it began. */
  now(): number
  advance(seconds: number): void
  set(seconds: number): void
  /** Calls `listener` after each change, until the returned function is called. */
  onTick(listener: () => void): () => void
}

export function makeTime(): Time {
  const listeners = new Set<() => void>()
  let seconds = 0
  function turnTo(next: number): void {
    seconds = next
    for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener()
  }
  return {
    now: () => seconds,
    advance: (passed) => turnTo(seconds + passed),
    set: turnTo,
    onTick(listener) {
      // the same function may listen twice
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
