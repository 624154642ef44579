/** A match is played in one tab at a time: two would write over each other. */

export interface Lock {
  release(): void
}

/**
 * Null when another tab has it. `take` takes it away from the other tab; `onLost` is called when
 * another tab has taken it from here.
 */
export function lockMatch(id: string, take: boolean, onLost: () => void): Promise<Lock | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined })
  return new Promise((resolve) => {
    const options = take ? { steal: true } : { ifAvailable: true }
    navigator.locks
      .request(`jharokha.${id}`, options, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve({ release }))
      })
      .catch(onLost)
  })
}
