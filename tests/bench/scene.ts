/** `npm run bench -- scene`: what the table costs in a real page, on this machine: bytes, calls, script, stalls, idling. */
import { mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { readArgs } from '../../src/cli/args.ts'
import { run as build } from '../../src/cli/build.ts'
import { qualities, type Quality } from '../../src/scenes/contract.ts'
import { type House, openHouse } from '../browser/harness.ts'
import { sitDown } from '../browser/person.ts'
import { type DrawnFrame, installProbe } from './sceneProbe.ts'

const about = `npm run bench -- scene [--rolls N] [--quality low|medium|high] [--dist FOLDER] [--json]

Builds the page (or takes a built one), seats four at The Border, throws five dice N times (6) and
compares with the budgets of the table.`

const budgets = {
  /** Gzip, up to the first table that can be seen; the physics comes beside it. */
  kilobytes: 350,
  calls: 150,
  triangles: { high: 400_000, medium: 400_000, low: 120_000 },
  /** Milliseconds at the 95th percentile while dice roll. */
  script: 4,
  idleFrames: 0,
} as const

/** A frame with fewer triangles shows no table yet. */
const tableTriangles = 12_000

interface Figures {
  kilobytes: number
  besideKilobytes: number
  secondsToTable: number
  calls: number
  triangles: number
  script95: number
  scriptMost: number
  frames: number
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

function settled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const last = window.probe.frames.at(-1)
    return last !== undefined && performance.now() - last.at > 3500
  })
}

/** One throw of all dice by the button, then stopping and giving up the rest of the turn. */
async function rollOnce(page: Page): Promise<{ pressed: number; frames: DrawnFrame[] }> {
  await page.locator('.throw').waitFor()
  await settled(page)
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
  await settled(page)
  return { pressed, frames }
}

/** Until somebody has to throw again: whatever ends things first. */
async function passOn(page: Page): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
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

async function measure(house: House, quality: Quality, rolls: number): Promise<Figures> {
  const sizes = new Map<string, { at: number; bytes: number }>()
  const { page, context } = await sitDown(house, {
    game: 'border',
    kinds: 'hhhh',
    seed: 'bench',
    settings: { tableView: 'scene', throwing: 'hand', speed: 'normal', motion: 'full', quality },
    init: installProbe,
  })
  page.setDefaultTimeout(180_000)
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
  const rolling: DrawnFrame[] = []
  const stalls: number[] = []
  const spans: [number, number][] = []
  for (let i = 0; i < rolls; i += 1) {
    const { pressed, frames } = await rollOnce(page)
    // the first throw wakes the physics and the camera; it counts for the stall, not for the frames
    if (i > 0) rolling.push(...frames)
    stalls.push((frames[0]?.at ?? pressed) - pressed)
    spans.push([pressed, frames.at(-1)?.at ?? pressed])
    await passOn(page)
  }
  await settled(page)
  const before = await page.evaluate(() => window.probe.frames.length)
  await page.waitForTimeout(5000)
  const after = await page.evaluate(() => window.probe.frames.length)
  const long = (await page.evaluate(() => window.probe.longTasks)).filter(({ at }) =>
    spans.some(([from, to]) => at >= from && at <= to),
  )
  await context.close()
  const script = rolling.map((frame) => frame.script).sort(up)
  return {
    kilobytes: round(bytes.own),
    besideKilobytes: round(bytes.beside),
    secondsToTable: round(bytes.seconds),
    calls: Math.max(...rolling.map((frame) => frame.calls)),
    triangles: Math.round(Math.max(...rolling.map((frame) => frame.triangles))),
    script95: round(share(script, 0.95)),
    scriptMost: round(script.at(-1) ?? 0),
    frames: rolling.length,
    idleFrames: after - before,
    longTasksInRolls: long.length,
    longestTask: Math.round(Math.max(0, ...long.map(({ length }) => length))),
    longestStall: Math.round(Math.max(...stalls)),
  }
}

function judge(quality: Quality, figures: Figures): boolean {
  const rows: [string, number, number][] = [
    ['JavaScript to the first table, KB gzip', figures.kilobytes, budgets.kilobytes],
    ['draw calls', figures.calls, budgets.calls],
    ['triangles', figures.triangles, budgets.triangles[quality]],
    ['script per frame while five dice roll, ms p95', figures.script95, budgets.script],
    ['frames drawn in 5 idle seconds', figures.idleFrames, budgets.idleFrames],
  ]
  for (const [name, value, most] of rows) {
    console.log(`${value <= most ? 'holds' : 'TOO MUCH'}  ${name}: ${value} (budget ${most})`)
  }
  console.log(`       physics beside it: ${figures.besideKilobytes} KB gzip`)
  console.log(`       first table after ${figures.secondsToTable} s`)
  console.log(`       longest stall from release to first shown frame: ${figures.longestStall} ms`)
  console.log(
    `       long tasks while rolling: ${figures.longTasksInRolls}, longest ${figures.longestTask} ms`,
  )
  console.log(`       worst script ${figures.scriptMost} ms over ${figures.frames} frames`)
  return rows.every(([, value, most]) => value <= most)
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, { rolls: text, quality: text, dist: text, json: { type: 'boolean' } })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const quality = args.choice('quality', qualities) ?? 'low'
  const rolls = args.count('rolls', 2, 200) ?? 6
  let dist = args.text('dist')
  if (!dist) {
    dist = mkdtempSync(join(tmpdir(), 'jharokha-'))
    const code = build(['--outDir', dist, '--emptyOutDir', '--logLevel', 'error'])
    if (code !== 0) return code
  }
  process.env['JHAROKHA_DIST'] = dist
  const house = await openHouse()
  try {
    console.log(`The Border, four seats, ${quality} tier, Chromium ${house.browser.version()}`)
    const figures = await measure(house, quality, rolls)
    const isGood = judge(quality, figures)
    if (args.has('json')) {
      const machine = { node: process.version, cpu: cpus()[0]?.model, cpus: cpus().length }
      console.log(JSON.stringify({ bench: 'scene', quality, ...figures, machine, ok: isGood }))
    }
    return isGood ? 0 : 1
  } finally {
    await house.close()
  }
}
