/** Puts matches into a page's database, as if they had been played in this browser before. */
import type { Page } from 'playwright-core'

export interface StoredMatch {
  /** Rows that are no headers may be stored too: the shelf must bear them. */
  readonly header: object
  readonly entries?: readonly object[]
}

/** A database that is not there yet is made as in version 1 of the shelf: the app upgrades it. */
export function storeMatches(page: Page, matches: readonly StoredMatch[]): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('jharokha')
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('headers', { keyPath: 'id' })
          opening.result.createObjectStore('entries')
        })
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction(['headers', 'entries'], 'readwrite')
          for (const { header, entries } of all) {
            change.objectStore('headers').put(header)
            const rows = change.objectStore('entries')
            entries?.forEach((entry, i) => rows.put(entry, [Reflect.get(header, 'id'), i]))
          }
          change.addEventListener('abort', () => reject(new Error('nothing was stored')))
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    matches,
  )
}
