/** Measures the gzipped JavaScript that a page fetches until its first table is drawn. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export interface Script {
  readonly address: string
  readonly kilobytes: number
}

/** Call it before the page opens the table. */
export function scriptsOf(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const body = response.body()
    bodies.set(response.url(), body)
    // ignore a script that is still loading when the page closes
    body.catch(() => undefined)
  })
  const sized = async (address: string): Promise<Script[]> => {
    const body = await bodies.get(address)
    return body ? [{ address, kilobytes: gzipSync(body).length / 1024 }] : []
  }
  return {
    async toFirstTable(seen: Page) {
      const { at, needed } = await seen.evaluate(() => {
        const mark = performance.getEntriesByName('first table')[0]?.startTime ?? 0
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const before = files.filter((file) => file.responseEnd < mark)
        return { at: mark, needed: before.map((file) => file.name) }
      })
      const files = await Promise.all([...new Set(needed)].map(sized))
      return { seconds: at / 1000, files: files.flat() }
    },
  }
}
