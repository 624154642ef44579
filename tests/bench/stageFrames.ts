/** Measures a stage's frame cost in each quality tier while 20 dice roll, following a table in another window. */
import type { Page } from 'playwright-core'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { lengthOf } from '../../src/physics/trackPose.ts'
import type { Quality } from '../../src/scenes/contract.ts'
import {
  channelName,
  type Message,
  type Position,
  type StepNews,
} from '../../src/link/wire/messages.ts'
import { makePublisher } from '../../src/link/wire/publish.ts'
import type { House } from '../browser/harness.ts'
import { named } from './named.ts'
import { botsTable } from '../stage/wire/staging.ts'
import { installProbe } from './sceneProbe.ts'
import { traced, workOfFrames } from './sceneTrace.ts'
import { quantile, round } from './stageWire.ts'

const dice = 20
const size = { width: 1920, height: 1080 } as const

export interface FrameFigures {
  readonly quality: Quality
  readonly dice: number
  readonly frames: number
  /** Main-thread milliseconds per frame: the limit of the frame rate if drawing cost nothing. */
  readonly mainMilliseconds: { readonly p50: number; readonly p95: number }
  /** Frames per wall second on this machine. */
  readonly framesASecond: number
}

/** The beginning of a match, and steps that consist of throws only. */
function script(throws: number): { position: Position; steps: StepNews[]; seconds: number } {
  const session = botsTable(border as AnyGame, 'bb', 'frames')
  const sent: Message[] = []
  const send = (message: Message) => void sent.push(message)
  const report = (error: unknown) => {
    throw error
  }
  makePublisher({ session, viewer: () => 'table', now: () => Date.now(), report, send }).stop()
  const position = sent.find((message) => message.kind === 'position')
  if (!position) throw new Error('the table tells nothing')
  const { table, viewer, view } = position
  let seconds = 0
  const steps = Array.from({ length: throws }, (_, i): StepNews => {
    const pieces = Array.from({ length: dice }, (_die, at) => ({
      id: `die-${at}`,
      kind: 'colour' as const,
      skin: 'border',
      seat: 0,
    }))
    const gesture = namedGesture('default', pieces)
    const settled = simulate({ version: 1, pieces, seed: `frames ${i}`, gesture })
    seconds += lengthOf(settled.track)
    const { faces, track, contacts, hash } = settled
    const thrown: StepNews['thrown'] = {
      pieces,
      faces: [...faces],
      track,
      contacts: contacts.map((contact) => ({ ...contact, point: [...contact.point] })),
      hash,
    }
    const standing = { view, lines: [], due: [], toThrow: [], result: null, sentAt: 0 }
    const number = position.number + i + 1
    return { kind: 'step', table, viewer, events: [], thrown, reason: null, number, ...standing }
  })
  return { position, steps, seconds }
}

/** Serialises a value for the page; typed arrays keep their type's name. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    ArrayBuffer.isView(part)
      ? { numbers: part.constructor.name, of: Array.from(part as Float32Array) }
      : part,
  )

/** Runs in the table's window; sent as text. */
function playTable([channelOf, text]: readonly [string, string]): void {
  type Numbers = { numbers?: string; of?: number[] }
  const kinds: Record<string, { from(list: number[]): unknown }> = {
    Float32Array,
    Float64Array,
    Int16Array,
    Int32Array,
    Uint8Array,
    Uint16Array,
    Uint32Array,
  }
  const read = (_key: string, part: Numbers) =>
    part?.numbers && part.of ? kinds[part.numbers]?.from(part.of) : part
  const { position, steps } = JSON.parse(text, read)
  const channel = new BroadcastChannel(channelOf)
  const here = {
    kind: 'here',
    table: position.table,
    game: position.game,
    names: [],
    changedAt: Date.now(),
  }
  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'who') channel.postMessage(here)
    if (data.kind === 'join') channel.postMessage({ ...position, sentAt: Date.now() })
  })
  channel.postMessage(here)
  Object.assign(globalThis, {
    throwNext: () => channel.postMessage({ ...steps.shift(), sentAt: Date.now() }),
  })
}

const throwNext = (table: Page): Promise<void> =>
  table.evaluate(() => (globalThis as unknown as { throwNext(): void }).throwNext())

export async function measureFrames(
  house: House,
  quality: Quality,
  throws: number,
): Promise<FrameFigures> {
  const { position, steps } = script(throws)
  const context = await house.browser.newContext({ viewport: size, serviceWorkers: 'block' })
  context.setDefaultTimeout(300_000)
  try {
    const table = await context.newPage()
    await table.goto(`${house.address}/icon.svg`)
    await table.evaluate(named)
    await table.evaluate(playTable, [channelName, written({ position, steps })] as const)
    const stage = await context.newPage()
    await stage.addInitScript(installProbe)
    await stage.goto(`${house.address}/stage?quality=${quality}&sound=off&camera=tray`)
    await stage.locator('.stage-picture[data-ready="true"]').waitFor()
    const works: number[] = []
    let [frames, seconds] = [0, 0]
    for (const { number } of steps) {
      await house.browser.startTracing(stage, { categories: [...traced] })
      const from = await stage.evaluate(() => performance.now())
      await throwNext(table)
      await stage.locator(`.stage[data-number="${number}"]`).waitFor()
      const drawn = await stage.evaluate(
        (at) => window.probe.frames.filter((frame) => frame.at >= at).map((frame) => frame.at),
        from,
      )
      works.push(...workOfFrames(await house.browser.stopTracing()))
      frames += drawn.length
      seconds += ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000
    }
    return {
      quality,
      dice,
      frames,
      mainMilliseconds: { p50: round(quantile(works, 0.5)), p95: round(quantile(works, 0.95)) },
      framesASecond: round(frames / seconds),
    }
  } finally {
    await context.close()
  }
}
