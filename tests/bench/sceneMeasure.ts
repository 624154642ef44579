/** One tier's table in a real page: loaded from nothing, dice thrown, left alone. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Quality } from '../../src/scenes/contract.ts'
import type { House } from '../browser/harness.ts'
import { sitDown } from '../browser/person.ts'
import { traced, workOfFrames } from './sceneTrace.ts'
import { type DrawnFrame, installProbe } from './sceneProbe.ts'

/** A frame with fewer triangles shows no table yet. */
const tableTriangles = 12_000

export interface Figures {
  kilobytes: number
  besideKilobytes: number
  secondsToTable: number
  calls: number
  triangles: number
  /** In any frame of the match, also those in which all shadows are drawn again. */
  mostCalls: number
  mostTriangles: number
  /** Milliseconds that the page's own thread worked for a frame: what script costs. */
  script95: number
  scriptMost: number
  /** The same by the clock on the wall, with all that other threads took of the machine meanwhile. */
  wall95: number
  frames: number
  framesASecond: number
  idleFrames: number
  longTasksInRolls: number
  longestTask: number
  longestStall: number
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const up = (a: number, b: number): number => a - b
const round = (value: number): number => Math.round(value * 10) / 10

/** JavaScript that had come when the table was first seen: what it needs, and the physics beside it. */
async function bytesUntilTable(page: Page, sizes: Map<string, { at: number; bytes: number }>) {
  const wall = await page.evaluate((least) => {
    const first = window.probe.frames.find((frame) => frame.triangles > least)
    return first ? performance.timeOrigin + first.at : 0
  }, tableTriangles)
  const began = await page.evaluate(() => performance.timeOrigin)
  let [own, beside] = [0, 0]
  for (const [address, { at, bytes }] of sizes) {
    if (at > wall) continue
    if (/rapier|worker/i.test(address)) beside += bytes
    else own += bytes
  }
  return { own: own / 1024, beside: beside / 1024, seconds: (wall - began) / 1000 }
}

/** Without a graphics card one picture of the higher tiers takes some seconds: that is no rest yet. */
function settled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const [before, last] = window.probe.frames.slice(-2)
    const gap = before && last ? last.at - before.at : 0
    return (
      last !== undefined && performance.now() - last.at > Math.max(3500, Math.min(12_000, 3 * gap))
    )
  })
}

interface Rolled {
  readonly pressed: number
  readonly frames: DrawnFrame[]
  readonly work: readonly number[]
}

/** One throw of all dice by the button, then stopping and giving up the rest of the turn. */
async function rollOnce(house: House, page: Page): Promise<Rolled> {
  await page.locator('.throw').waitFor()
  await settled(page)
  await house.browser.startTracing(page, { categories: [...traced] })
  const pressed = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.throw')?.click()
    return performance.now()
  })
  await page.waitForFunction(
    () => document.querySelectorAll('.choices:not([hidden]) [data-command]').length > 1,
  )
  const frames = await page.evaluate(
    (from) => window.probe.frames.filter((frame) => frame.at >= from),
    pressed,
  )
  const work = workOfFrames(await house.browser.stopTracing())
  await settled(page)
  return { pressed, frames, work }
}

/** Until somebody has to throw again: whatever ends things first. */
async function passOn(page: Page): Promise<void> {
  for (let i = 0; i < 2000; i += 1) {
    if (await page.locator('.throw').count()) return
    await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>('.choices:not([hidden]) [data-command]')
      // stopping and being done stand last
      all[all.length - 1]?.click()
    })
    await page.waitForTimeout(150)
  }
  throw new Error('nobody throws again')
}

async function rollAll(house: House, page: Page, rolls: number) {
  const rolling: DrawnFrame[] = []
  const works: number[] = []
  const stalls: number[] = []
  const spans: [number, number][] = []
  for (let i = 0; i < rolls; i += 1) {
    const { pressed, frames, work } = await rollOnce(house, page)
    rolling.push(...frames)
    works.push(...work)
    stalls.push((frames[0]?.at ?? pressed) - pressed)
    spans.push([pressed, frames.at(-1)?.at ?? pressed])
    await passOn(page)
  }
  return { rolling, works, stalls, spans }
}

async function framesWhileIdle(page: Page): Promise<number> {
  await settled(page)
  const before = await page.evaluate(() => window.probe.frames.length)
  await page.waitForTimeout(5000)
  return (await page.evaluate(() => window.probe.frames.length)) - before
}

/** The Border's people all throw, whoever is at the device; where hands are secret one person sits with bots. */
const kindsOf = ({ game, seats }: Played): string =>
  game === 'border' ? 'h'.repeat(seats) : `h${'b'.repeat(seats - 1)}`

export interface Played {
  readonly game: string
  readonly seats: number
}

export async function measure(
  house: House,
  quality: Quality,
  rolls: number,
  played: Played,
): Promise<Figures> {
  const sizes = new Map<string, { at: number; bytes: number }>()
  const { page, context } = await sitDown(house, {
    game: played.game,
    kinds: kindsOf(played),
    seed: 'bench',
    settings: { tableView: 'scene', throwing: 'hand', speed: 'normal', motion: 'full', quality },
    init: installProbe,
  })
  page.setDefaultTimeout(400_000)
  page.on('response', (response) => {
    if (!/\.m?js(\?|$)/.test(response.url())) return
    const at = Date.now()
    void response.body().then(
      (body) => sizes.set(response.url(), { at, bytes: gzipSync(body, { level: 9 }).length }),
      () => undefined,
    )
  })
  // the way of a person who comes back to a match: everything for the table is loaded from nothing
  await page.reload()
  await page.waitForFunction(
    (least) => window.probe.frames.some((frame) => frame.triangles > least),
    tableTriangles,
  )
  const bytes = await bytesUntilTable(page, sizes)
  await settled(page)
  const { rolling, works, stalls, spans } = await rollAll(house, page, rolls)
  const idleFrames = await framesWhileIdle(page)
  const long = (await page.evaluate(() => window.probe.longTasks)).filter(({ at }) =>
    spans.some(([from, to]) => at >= from && at <= to),
  )
  const all = await page.evaluate(() => window.probe.frames)
  await context.close()
  const script = works.toSorted(up)
  const wall = rolling.map((frame) => frame.script).sort(up)
  return {
    kilobytes: round(bytes.own),
    besideKilobytes: round(bytes.beside),
    secondsToTable: round(bytes.seconds),
    calls: Math.max(...rolling.map((frame) => frame.calls)),
    triangles: Math.round(Math.max(...rolling.map((frame) => frame.triangles))),
    mostCalls: Math.max(...all.map((frame) => frame.calls)),
    mostTriangles: Math.round(Math.max(...all.map((frame) => frame.triangles))),
    script95: round(share(script, 0.95)),
    scriptMost: round(script.at(-1) ?? 0),
    wall95: round(share(wall, 0.95)),
    frames: rolling.length,
    framesASecond: round(
      rolling.length / (spans.reduce((sum, [from, to]) => sum + to - from, 0) / 1000),
    ),
    idleFrames,
    longTasksInRolls: long.length,
    longestTask: Math.round(Math.max(0, ...long.map(({ length }) => length))),
    longestStall: Math.round(Math.max(...stalls)),
  }
}
