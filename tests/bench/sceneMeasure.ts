/** One tier's table in a real page: a match in its middle loaded from nothing, looked at, dice thrown, left alone. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Match } from '../../src/kernel/match.ts'
import type { Quality } from '../../src/scenes/contract.ts'
import { type House, visit, type Visit } from '../browser/harness.ts'
import { quickSettings } from '../browser/person.ts'
import { fileText, type Sitter, throwsInTheMiddle } from './midMatch.ts'
import { traced, workOfFrames } from './sceneTrace.ts'
import { type DrawnFrame, installProbe } from './sceneProbe.ts'

/** A frame with fewer triangles shows no table yet. */
const tableTriangles = 12_000

export interface Figures {
  kilobytes: number
  besideKilobytes: number
  secondsToTable: number
  cameras: readonly Seen[]
  /** Of whichever of the table's cameras has most to draw. */
  calls: number
  triangles: number
  dearest: string
  /** In any frame, also those in which all shadows are drawn again. */
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
function settled(page: Page, least = 3500): Promise<unknown> {
  return page.waitForFunction((shortest) => {
    const [before, last] = window.probe.frames.slice(-2)
    const gap = before && last ? last.at - before.at : 0
    return (
      last !== undefined &&
      performance.now() - last.at > Math.max(shortest, Math.min(12_000, 3 * gap))
    )
  }, least)
}

/** What a camera's picture costs where nothing moves. */
export interface Seen {
  readonly camera: string
  readonly calls: number
  readonly triangles: number
}

/** Milliseconds after which a camera that was chosen stands where the one before it stood. */
const noFrame = 4000

/** Through each camera of the list, as a person chooses it; the boards of other seats are like that of the first. */
async function lookRound(page: Page): Promise<readonly Seen[]> {
  const list = page.locator('.camera select')
  const cameras = await list
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const seen: Seen[] = []
  for (const camera of cameras.filter((name) => !/-[1-9]$/.test(name))) {
    const before = await page.evaluate(() => performance.now())
    await list.selectOption(camera)
    await page.waitForFunction(
      ([from, most]) =>
        (window.probe.frames.at(-1)?.at ?? 0) > from || performance.now() - from > most,
      [before, noFrame] as const,
    )
    await settled(page, 1200)
    const last = await page.evaluate(() => window.probe.frames.at(-1))
    seen.push({ camera, calls: last?.calls ?? 0, triangles: Math.round(last?.triangles ?? 0) })
  }
  return seen
}

interface Rolled {
  readonly stall: number
  readonly seconds: number
  readonly frames: readonly DrawnFrame[]
  readonly work: readonly number[]
  readonly longTasks: readonly number[]
}

/** One throw by the button, and what comes of it until there is something to choose. */
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
  const { frames, longTasks } = await page.evaluate(
    (from) => ({
      frames: window.probe.frames.filter(({ at }) => at >= from),
      longTasks: window.probe.longTasks.filter(({ at }) => at >= from).map(({ length }) => length),
    }),
    pressed,
  )
  const work = workOfFrames(await house.browser.stopTracing())
  const stall = (frames[0]?.at ?? pressed) - pressed
  const seconds = ((frames.at(-1)?.at ?? pressed) - pressed) / 1000
  return { stall, seconds, frames, work, longTasks }
}

async function framesWhileIdle(page: Page): Promise<number> {
  await settled(page)
  const before = await page.evaluate(() => window.probe.frames.length)
  await page.waitForTimeout(5000)
  return (await page.evaluate(() => window.probe.frames.length)) - before
}

/** All seats are people of this device; where hands are secret, one person sits with bots. */
function sittersOf({ game, seats }: Played): readonly Sitter[] {
  const isSecret = game === 'nagaraja'
  return ['Ada', 'Tansen', 'Zoe', 'Noor'].slice(0, seats).map((name, seat) => ({
    name,
    kind: isSecret && seat > 0 ? 'bot' : 'human',
  }))
}

export interface Played {
  readonly game: string
  readonly seats: number
}

const settings = { tableView: 'scene', throwing: 'hand', speed: 'normal' } as const

async function keepSettings(page: Page, more: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (kept) => localStorage.setItem('jharokha.settings', kept),
    JSON.stringify({ ...quickSettings, ...settings, ...more }),
  )
}

/** At the table of a match that came as a file, where cameras jump. */
async function open(house: House, quality: Quality, match: Match, played: Played): Promise<Visit> {
  const seen = await visit(house, '/settings', {}, installProbe)
  const { page } = seen
  page.setDefaultTimeout(400_000)
  await keepSettings(page, { quality, motion: 'reduced' })
  await page.goto(house.address)
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileText(match, sittersOf(played))),
  })
  await page.locator('.picture[data-ready=true]').waitFor()
  await settled(page)
  return seen
}

/** The way of a person who comes back to a match: everything for the table is loaded from nothing. */
async function comeBack(page: Page, quality: Quality) {
  const sizes = new Map<string, { at: number; bytes: number }>()
  page.on('response', (response) => {
    if (!/\.m?js(\?|$)/.test(response.url())) return
    const at = Date.now()
    void response.body().then(
      (body) => sizes.set(response.url(), { at, bytes: gzipSync(body, { level: 9 }).length }),
      () => undefined,
    )
  })
  await keepSettings(page, { quality, motion: 'full' })
  await page.reload()
  await page.waitForFunction(
    (least) => window.probe.frames.some((frame) => frame.triangles > least),
    tableTriangles,
  )
  return bytesUntilTable(page, sizes)
}

/** A throw of one match; with the first one, what it takes to get there and what each camera costs. */
async function visitMatch(
  house: House,
  quality: Quality,
  match: Match,
  played: Played,
  isFirst: boolean,
) {
  const { page, context } = await open(house, quality, match, played)
  const round = isFirst ? await lookRound(page) : []
  const bytes = await comeBack(page, quality)
  const rolled = await rollOnce(house, page)
  const idleFrames = isFirst ? await framesWhileIdle(page) : 0
  const all = await page.evaluate(() => window.probe.frames)
  await context.close()
  return { round, bytes, rolled, idleFrames, all }
}

export async function measure(
  house: House,
  quality: Quality,
  rolls: number,
  played: Played,
): Promise<Figures> {
  const visits: Awaited<ReturnType<typeof visitMatch>>[] = []
  for (const match of throwsInTheMiddle(played, rolls))
    visits.push(await visitMatch(house, quality, match, played, visits.length === 0))
  const [first] = visits
  if (!first) throw new Error('nothing was thrown')
  const rolled = visits.map((one) => one.rolled)
  const rolling = rolled.flatMap(({ frames }) => frames)
  const all = visits.flatMap((one) => one.all)
  const seen = [
    ...first.round,
    ...rolling.map(({ calls, triangles }) => ({ camera: 'a throw', calls, triangles })),
  ]
  const most = (of: (frame: { calls: number; triangles: number }) => number) =>
    Math.max(...all.map(of), ...seen.map(of))
  const dearest = seen.toSorted((a, b) => b.triangles - a.triangles)[0]
  const script = rolled.flatMap(({ work }) => work).sort(up)
  const wall = rolling.map((frame) => frame.script).sort(up)
  const longTasks = rolled.flatMap((one) => one.longTasks)
  return {
    kilobytes: round(first.bytes.own),
    besideKilobytes: round(first.bytes.beside),
    secondsToTable: round(first.bytes.seconds),
    cameras: first.round,
    calls: Math.max(...seen.map(({ calls }) => calls)),
    triangles: Math.round(dearest?.triangles ?? 0),
    dearest: dearest?.camera ?? '',
    mostCalls: most(({ calls }) => calls),
    mostTriangles: Math.round(most(({ triangles }) => triangles)),
    script95: round(share(script, 0.95)),
    scriptMost: round(script.at(-1) ?? 0),
    wall95: round(share(wall, 0.95)),
    frames: rolling.length,
    framesASecond: round(rolling.length / rolled.reduce((sum, { seconds }) => sum + seconds, 0)),
    idleFrames: first.idleFrames,
    longTasksInRolls: longTasks.length,
    longestTask: Math.round(Math.max(0, ...longTasks)),
    longestStall: Math.round(Math.max(...rolled.map(({ stall }) => stall))),
  }
}
