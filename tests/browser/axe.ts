/** Finds accessibility violations of the current page with axe. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly nodes: readonly string[]
}

/** Waits for CSS transitions and animations: a half-faded text has another contrast, a sliding sheet another place. */
export function unmoving(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime)
    const moving = () =>
      document.getAnimations().filter((one) => one.playState === 'running' && ends(one))
    while (moving().length > 0) {
      await Promise.all(moving().map((one) => one.finished.catch(() => undefined)))
    }
  })
}

export async function violations(page: Page): Promise<readonly Found[]> {
  await unmoving(page)
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations: all } = await axe.run()
    return all.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(({ html }) => html) }))
  })
}
