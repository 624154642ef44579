/** Web Lock per match, so that only one tab plays it and tabs do not overwrite each other. */
import { makeId } from './makeId.ts'

export interface Lock {
  release(): void
}

/**
 * Null if another tab holds the lock and `take` is false. `take` steals it; `onLost` is called when
 * another tab steals it.
 */
export function lockMatch(id: string, take: boolean, onLost: () => void): Promise<Lock | null> {
  if (!('locks' in navigator)) return Promise.resolve(openWithoutLock(id, onLost))
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

/** Tables of this page in browsers without Web Locks, by match: their `onLost`. */
const unlocked = new Map<string, () => void>()

/** Without Web Locks two tabs may play; the one whose write the saves refuse has lost the match. */
function openWithoutLock(id: string, onLost: () => void): Lock {
  unlocked.set(id, onLost)
  return {
    release() {
      if (unlocked.get(id) === onLost) unlocked.delete(id)
    },
  }
}

/** Closes the match's table in whatever tab it is open; does nothing without Web Locks. */
export async function stealLock(id: string): Promise<void> {
  try {
    await navigator.locks.request(lockName(id), { steal: true }, () => undefined)
  } catch {
    // Not available, or stolen by another tab meanwhile.
  }
}

/** Closes the table only if it is open in this page; another tab's table may go on. */
export async function stealOwnLock(id: string): Promise<void> {
  unlocked.get(id)?.()
  try {
    if (await isHeldByThisPage(lockName(id))) await stealLock(id)
  } catch {
    // Not available.
  }
}

/** Takes a lock with a unique name to find out this page's client id. */
async function isHeldByThisPage(name: string): Promise<boolean> {
  const own = `jharokha.page.${makeId()}`
  const { held = [] } = await navigator.locks.request(own, () => navigator.locks.query())
  const clientOf = (wanted: string) => held.find((lock) => lock.name === wanted)?.clientId
  return clientOf(own) !== undefined && clientOf(own) === clientOf(name)
}

function lockName(id: string): string {
  return `jharokha.${id}`
}
