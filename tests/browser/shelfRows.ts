/** Puts matches on the shelf of a start page and loads the page again to see them. */
import type { Page } from 'playwright-core'
import { storeMatches } from './stored.ts'

export async function putOnShelf(page: Page, headers: readonly object[]): Promise<void> {
  await page.locator('.start-shelf').waitFor()
  await storeMatches(
    page,
    headers.map((header) => ({ header })),
  )
  await page.reload()
  await page.locator('.shelf-item').first().waitFor()
}
