/** Runs jobs on the database; where it fails or does not answer, reports the fault and uses a fallback. */
import { create } from 'zustand'
import { openDatabase, type SeenVersions } from './database.ts'
import { BrokenRow, type StorageFault, type Saves, WrittenElsewhere } from './shape.ts'

/** Store of the current storage fault. */
export const useSavesFault = create<{ fault: StorageFault | null }>()(() => ({ fault: null }))

class StorageForbidden extends Error {}

/** Error: the storage has not answered in time; nothing is lost. */
export class StorageSilent extends Error {
  override message = 'the storage does not answer'
}

/** A storage that has not answered in this time may never do so, as while another tab blocks it. */
const answerTimeoutMs = 8000

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageSilent()), answerTimeoutMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

export interface Storage {
  run<T>(job: (saves: Saves) => Promise<T>, fallback: () => Promise<T>): Promise<T>
}

interface StoragePorts {
  readonly seen: SeenVersions
  /** True if the database has everything: then a success withdraws the fault. */
  isComplete(): boolean
  /** The storage answers again after it was silent. */
  answers(): void
}

export function makeStorage({ seen, isComplete, answers }: StoragePorts): Storage {
  let opening: Promise<Saves> | null = null
  let isForbidden = false
  let isSilent = false
  const tell = (fault: StorageFault | null) => useSavesFault.setState({ fault })

  /** Fails for good once the database could not be opened. */
  async function open(): Promise<Saves> {
    if (isForbidden) throw new StorageForbidden()
    opening ??= openDatabase(seen)
    try {
      return await opening
    } catch {
      isForbidden = true
      throw new StorageForbidden()
    }
  }

  /** Sends no further requests until this one is answered. */
  function waitFor(attempt: Promise<unknown>): void {
    isSilent = true
    const goOn = () => {
      isSilent = false
      if (isComplete()) tell(null)
      answers()
    }
    attempt.then(goOn, goOn)
  }

  async function attempt<T>(job: (saves: Saves) => Promise<T>): Promise<T> {
    const own = open().then(job)
    try {
      const answer = await inTime(own)
      if (isComplete()) tell(null)
      return answer
    } catch (error) {
      if (error instanceof StorageSilent) waitFor(own)
      throw error
    }
  }

  function faultOf(error: unknown): StorageFault {
    if (error instanceof StorageSilent) return 'silent'
    return isFull(error) ? 'full' : 'forbidden'
  }

  return {
    async run(job, fallback) {
      // retries once with a new connection, as a connection can break during a request
      for (const isRetry of [false, true]) {
        if (isSilent) break
        try {
          return await attempt(job)
        } catch (error) {
          // the storage works: the match itself cannot be read or written
          if (error instanceof WrittenElsewhere || error instanceof BrokenRow) throw error
          const fault = faultOf(error)
          const isLast = isRetry || fault !== 'forbidden' || error instanceof StorageForbidden
          if (isLast) tell(fault)
          if (isLast) break
          opening = null
        }
      }
      return fallback()
    },
  }
}
