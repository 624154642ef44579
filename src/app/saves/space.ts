/** Checks now and then if the page's storage is almost full, to warn in advance. */
import { create } from 'zustand'
import type { Header } from '../../session/header.ts'

/** Bytes. */
export interface StorageSpace {
  readonly used: number
  readonly quota: number
}

/** Free space that is enough for some dozens of matches; a fifth of a small quota. */
const enough = { bytes: 16 * 2 ** 20, share: 0.2 } as const

export function isScarce({ used, quota }: StorageSpace): boolean {
  return quota > 0 && quota - used < Math.min(enough.bytes, quota * enough.share)
}

/** Set while space is scarce. */
export const useSpace = create<{ scarce: StorageSpace | null }>()(() => ({ scarce: null }))

export async function lookForSpace(): Promise<void> {
  try {
    const { usage: used = 0, quota = 0 } = await navigator.storage.estimate()
    useSpace.setState({ scarce: isScarce({ used, quota }) ? { used, quota } : null })
  } catch {
    // The API is not available: failed writes are reported when they happen.
  }
}

/** Maximum of matches suggested for removal. */
const few = 5

/** Finished matches, longest first, as they take most space; then oldest first. */
export function couldGo(headers: readonly Header[]): readonly Header[] {
  return headers
    .filter(({ winners }) => winners !== null)
    .sort((a, b) => b.length - a.length || a.updated - b.updated)
    .slice(0, few)
}
