/** Puts matches into a page's database, as if they had been played in this browser earlier. */
import type { Page } from 'playwright-core'

export interface StoredMatch {
  /** Rows that are no valid headers may be stored too, since the shelf must tolerate them. */
  readonly header: object
  readonly entries?: readonly object[]
}

/** Creates a missing database in version 1 of its schema, which the app then upgrades. */
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
