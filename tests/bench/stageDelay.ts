/** Measures a step's delay from a table's window to a stage's: until received, and until on the page. */
import type { BrowserContext, Page } from 'playwright-core'
import { channelName } from '../../src/link/wire/messages.ts'
import type { House } from '../browser/harness.ts'
import { playByWhim, shownSteps, sitDown } from '../browser/person.ts'
import { named } from './named.ts'
import { quantile, round } from './stageWire.ts'

interface Spread {
  readonly p50: number
  readonly p95: number
}

export interface DelayFigures {
  readonly steps: number
  readonly heardMilliseconds: Spread
  /** Number of steps without a throw that arrived while nothing moved; others wait until the motion has ended. */
  readonly free: number
  readonly shownMilliseconds: Spread
}

interface Ears {
  readonly told: { readonly number: number; readonly at: number; readonly isThrow: boolean }[]
  readonly heard: Record<number, number>
  readonly shown: Record<number, number>
}

type Listening = typeof globalThis & { ears: Ears }

/** Runs inside both pages before anything else; sent as text. */
function installEars(name: string): void {
  const ears: Ears = { told: [], heard: {}, shown: {} }
  Object.assign(globalThis, { ears })
  const now = () => performance.timeOrigin + performance.now()
  const send = BroadcastChannel.prototype.postMessage
  BroadcastChannel.prototype.postMessage = function post(message: unknown) {
    const { kind, number, thrown } = message as { kind: string; number: number; thrown: unknown }
    if (kind === 'step') ears.told.push({ number, at: now(), isThrow: thrown !== null })
    send.call(this, message)
  }
  new BroadcastChannel(name).addEventListener('message', ({ data }) => {
    if (data.kind === 'step') ears.heard[data.number] ??= now()
  })
  const look = () => {
    const number = document.querySelector('.stage')?.getAttribute('data-number')
    if (number) ears.shown[Number(number)] ??= now()
  }
  const watch = { subtree: true, childList: true, attributeFilter: ['data-number'] }
  new MutationObserver(look).observe(document, watch)
}

const earsOf = (page: Page): Promise<Ears> =>
  page.evaluate(() => (globalThis as unknown as Listening).ears)

async function openStage(context: BrowserContext, address: string): Promise<Page> {
  const stage = await context.newPage()
  await stage.goto(`${address}/stage?view=none`)
  await stage.locator('.stage[data-number]:not([data-number=""])').waitFor()
  return stage
}

/** Time (ms) after which the last shown motion has ended. */
const restMilliseconds = 2500

/** Makes choices one by one, each after the stage has shown the result of the last one. */
async function play(table: Page, stage: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices; i += 1) {
    await playByWhim(table, { seed: `delay ${i}`, most: 1 })
    const number = await shownSteps(table)
    await stage.locator(`.stage[data-number="${number}"]`).waitFor()
    await stage.waitForTimeout(1.2 * restMilliseconds)
  }
}

const spread = (values: readonly number[]): Spread => ({
  p50: round(quantile(values, 0.5)),
  p95: round(quantile(values, 0.95)),
})

export async function measureDelay(house: House, choices: number): Promise<DelayFigures> {
  const { context, page: table } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'delay',
  })
  try {
    await context.addInitScript(named)
    await context.addInitScript(installEars, channelName)
    await table.reload()
    await table.locator('.room').waitFor()
    const stage = await openStage(context, house.address)
    await play(table, stage, choices)
    const [{ told }, { heard, shown }] = await Promise.all([earsOf(table), earsOf(stage)])
    const late = (when: Record<number, number>, { number, at }: Ears['told'][number]) => {
      const then = when[number]
      return then === undefined ? [] : [then - at]
    }
    const isFree = ({ number, at, isThrow }: Ears['told'][number]) =>
      !isThrow && (shown[number - 1] ?? Infinity) + restMilliseconds <= at
    const free = told.filter(isFree)
    return {
      steps: told.length,
      heardMilliseconds: spread(told.flatMap((one) => late(heard, one))),
      free: free.length,
      shownMilliseconds: spread(free.flatMap((one) => late(shown, one))),
    }
  } finally {
    await context.close()
  }
}
