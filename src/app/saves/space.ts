/** Whether the browser's storage for this page is almost full: asked now and then, so that it is told before it is. */
import { create } from 'zustand'
import type { Header } from '../../session/header.ts'

/** In bytes. */
export interface StorageSpace {
  readonly used: number
  readonly quota: number
}

/** Room for some dozens of matches is enough; where a browser gives little, a fifth of it. */
const enough = { bytes: 16 * 2 ** 20, share: 0.2 } as const

export function isScarce({ used, quota }: StorageSpace): boolean {
  return quota > 0 && quota - used < Math.min(enough.bytes, quota * enough.share)
}

/** What is left, once that is little. */
export const useSpace = create<{ scarce: StorageSpace | null }>()(() => ({ scarce: null }))

export async function lookForSpace(): Promise<void> {
  try {
    const { usage: used = 0, quota = 0 } = await navigator.storage.estimate()
    useSpace.setState({ scarce: isScarce({ used, quota }) ? { used, quota } : null })
  } catch {
    // Not offered here: what does not fit is told when it does not.
  }
}

/** So many are enough to choose from. */
const few = 5

/** What is over, the longest first: it takes the most room; of equals the oldest. */
export function couldGo(headers: readonly Header[]): readonly Header[] {
  return headers
    .filter(({ winners }) => winners !== null)
    .sort((a, b) => b.length - a.length || a.updated - b.updated)
    .slice(0, few)
}
