/** What a shelf of matches can do: a header for the list, and a match's inputs one by one. */
import type { Entry } from '../../kernel/record.ts'
import type { Header } from '../../session/header.ts'

/** What a storage answers when it cannot keep something. */
export type StorageFault = 'full' | 'forbidden'

/** Another tab has kept something of this match since this one looked: nothing was written. */
export class WrittenElsewhere extends Error {}

/** The newest matches of a shelf. */
export interface Shelfful {
  readonly headers: readonly Header[]
  /** How many there are in all. */
  readonly count: number
}

export interface Saves {
  /** Newest first; of a full shelf only so many are read. */
  list(most: number): Promise<Shelfful>
  read(id: string): Promise<{ header: Header; entries: readonly Entry[] } | null>
  /**
   * Of all entries those from `from` on are replaced, together with the header, in one transaction.
   * Fails with `WrittenElsewhere` when that would cover what another tab has kept.
   */
  rewrite(header: Header, from: number, all: readonly Entry[]): Promise<void>
  remove(id: string): Promise<void>
}
