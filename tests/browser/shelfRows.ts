/** Puts matches on a page's shelf, as rows of its database, and opens the page again to see them. */
import type { Page } from 'playwright-core'

export async function putOnShelf(page: Page, headers: readonly object[]): Promise<void> {
  await page.locator('.start-shelf').waitFor()
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('jharokha')
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('headers', 'readwrite')
          for (const header of rows) change.objectStore('headers').put(header)
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    headers,
  )
  await page.reload()
  await page.locator('.shelf-item').first().waitFor()
}
