/** Interface of a storage for matches: a header for the list, and entries one by one. */
import type { Entry } from '../../kernel/record.ts'
import type { Header } from '../../session/header.ts'

/** Reason why a storage cannot write; a silent one has not answered yet. */
export type StorageFault = 'full' | 'forbidden' | 'silent'

/** Error: another tab has written to the match since this one read it; nothing was written. */
export class WrittenElsewhere extends Error {}

/** A stored row that is no valid header, with its first invalid field. */
export class BrokenRow extends Error {
  readonly field: string
  constructor(field: string) {
    super(field)
    this.field = field
  }
}

/** The newest matches, and how many there are. */
export interface Shelfful {
  readonly headers: readonly Header[]
  /** Total number of matches. */
  readonly count: number
}

export interface Saves {
  /** Newest first; reads at most `most` headers. */
  list(most: number): Promise<Shelfful>
  /** Null where there is no such match; fails with `BrokenRow` where it cannot be read. */
  read(id: string): Promise<{ header: Header; entries: readonly Entry[] } | null>
  /**
   * Replaces the entries from `from` on, and the header, in one transaction. Rejects with
   * `WrittenElsewhere` if that would overwrite another tab's entries.
   */
  rewrite(header: Header, from: number, all: readonly Entry[]): Promise<void>
  remove(id: string): Promise<void>
}
