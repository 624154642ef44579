/**
 * Keeps emptied profiles of the shared browsers for later tests: a page of a used profile opens in two thirds of the CPU
 * time, because its scripts are compiled already.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'

interface Left {
  readonly browser: Browser
  /** Options and scripts of the context: only a visit with the same ones may have it. */
  readonly kind: string
  readonly context: BrowserContext
  readonly page: Page
  readonly size: { readonly width: number; readonly height: number } | null | undefined
}

/** Idle profiles, the one that was left last at the end. */
const idle: Left[] = []
const mostIdle = 6

/** An idle profile of the kind, which leaves the pool. */
export function takeProfile(
  browser: Browser,
  kind: string,
): Pick<Left, 'context' | 'page'> | undefined {
  const at = idle.findIndex((left) => left.browser === browser && left.kind === kind)
  return at === -1 ? undefined : idle.splice(at, 1)[0]
}

/** Empties storage, cookies, routes and listeners, and closes other pages. The page shows a blank document of the origin. */
export async function keepProfile(left: Left): Promise<void> {
  const { context, page, size } = left
  page.removeAllListeners()
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await page.unrouteAll()
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, reducedMotion: null, colorScheme: null })
  if (size) await page.setViewportSize(size)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const bases = await indexedDB.databases()
    const removed = bases.map(
      ({ name = '' }) =>
        new Promise((done, fail) => {
          const removing = indexedDB.deleteDatabase(name)
          removing.addEventListener('success', done)
          removing.addEventListener('error', fail)
        }),
    )
    const caches = globalThis.caches ? await globalThis.caches.keys() : []
    await Promise.all([...removed, ...caches.map((name) => globalThis.caches.delete(name))])
  })
  idle.push(left)
  if (idle.length > mostIdle) await idle.shift()?.context.close()
}

/** Closes the contexts that no test has left in order, since test files run one after another. */
export async function closeUnpooled(browser: Browser): Promise<void> {
  const kept = new Set(idle.map(({ context }) => context))
  await Promise.all(
    browser.contexts().map((context) => (kept.has(context) ? undefined : context.close())),
  )
}
