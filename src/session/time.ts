/** The one time: whoever shows a match turns or sets it, and everything that moves is a function of it. */

export interface Time {
  /** Seconds since it began. */
  now(): number
  advance(seconds: number): void
  set(seconds: number): void
  /** Told after each turn, until the returned function is called. */
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
