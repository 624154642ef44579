/** A match is played in one tab at a time: two would write over each other. */
import { makeId } from './makeId.ts'

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
      .request(lockName(id), options, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve({ release }))
      })
      .catch(onLost)
  })
}

/** Takes a match off the table that has it open, wherever that is; without locks it is left alone. */
export async function stealLock(id: string): Promise<void> {
  try {
    await navigator.locks.request(lockName(id), { steal: true }, () => undefined)
  } catch {
    // Not offered here, or stolen in turn.
  }
}

/** Only when the table is on this very page: another tab's may go on. */
export async function stealOwnLock(id: string): Promise<void> {
  try {
    if (await isHeldByThisPage(lockName(id))) await stealLock(id)
  } catch {
    // Not offered here.
  }
}

/** A lock that only this page can have tells by which name the browser knows the page. */
async function isHeldByThisPage(name: string): Promise<boolean> {
  const own = `jharokha.page.${makeId()}`
  const { held = [] } = await navigator.locks.request(own, () => navigator.locks.query())
  const clientOf = (wanted: string) => held.find((lock) => lock.name === wanted)?.clientId
  return clientOf(own) !== undefined && clientOf(own) === clientOf(name)
}

function lockName(id: string): string {
  return `jharokha.${id}`
}
