/** Interface of a storage for matches: a header for the list, and entries one by one. */
import type { Entry } from '../../kernel/record.ts'
import type { Header } from '../../session/header.ts'

/** Reason why a storage cannot write. */
export type StorageFault = 'full' | 'forbidden'

/** Error: another tab has written to the match since this one read it; nothing was written. */
export class WrittenElsewhere extends Error {}

/** The newest matches, and how many there are. */
export interface Shelfful {
  readonly headers: readonly Header[]
  /** Total number of matches. */
  readonly count: number
}

export interface Saves {
  /** Newest first; reads at most `most` headers. */
  list(most: number): Promise<Shelfful>
  read(id: string): Promise<{ header: Header; entries: readonly Entry[] } | null>
  /**
   * Replaces the entries from `from` on, and the header, in one transaction. Rejects with
   * `WrittenElsewhere` if that would overwrite another tab's entries.
   */
  rewrite(header: Header, from: number, all: readonly Entry[]): Promise<void>
  remove(id: string): Promise<void>
}
