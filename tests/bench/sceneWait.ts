/** Waits of the scene benchmark, each with a timeout whose error names the awaited state. */
import { errors, type Page } from 'playwright-core'

/** Milliseconds; generous, since a machine without a graphics card draws slowly. */
export const limits = { table: 120_000, rest: 120_000, throw: 300_000 } as const

const began = performance.now()

/** Prints progress: seconds since the benchmark began, and the current step. */
export function progress(what: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${seconds.padStart(7)} s  ${what}`)
}

export async function waitFor<T>(what: string, most: number, wait: Promise<T>): Promise<T> {
  try {
    return await wait
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    throw new Error(`waited ${most / 1000} s for ${what}, in vain`, { cause: error })
  }
}

/** The page's last known activity, for the error message of a timeout. */
const doing = (page: Page) =>
  page.evaluate(() => {
    const { frames, asked } = window.probe
    const ago = Math.round(performance.now() - (frames.at(-1)?.at ?? 0))
    return `${frames.length} pictures drawn, the last ${ago} ms ago, ${asked} frames asked for`
  })

/** Sent to the page as text: no frame was requested or drawn for `least` ms, counted from `from` at the earliest. */
export function isAtRest([least, from]: readonly [number, number]): boolean {
  const { frames, asked, lastAsked } = window.probe
  const last = Math.max(from, lastAsked, frames.at(-1)?.at ?? 0)
  return asked === 0 && frames.length > 0 && performance.now() - last > least
}

/** Waits until for so many milliseconds no frame was requested or drawn. */
export async function atRest(page: Page, what: string, least: number): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  const wait = page.waitForFunction(isAtRest, [least, from] as const, {
    timeout: limits.rest,
    polling: 100,
  })
  try {
    await waitFor(what, limits.rest, wait)
  } catch (error) {
    throw new Error(`${(error as Error).message}: ${await doing(page)}`, { cause: error })
  }
}
