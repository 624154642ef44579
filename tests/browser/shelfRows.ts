/** Stores matches in the page's database and reloads the start page to show them. */
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
