/** Actions of a person at the table, for browser tests: sit down, choose, wait, read the stored match. */
import type { Page } from 'playwright-core'
import type { Header } from '../../src/session/header.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { coarse, goToBlank, type House, openProfile, type Visit } from './harness.ts'
import { beginSeated, playedTo, sittingsOf } from './seating.ts'
import { storeMatches } from './stored.ts'

export const quickSettings = {
  language: 'en',
  speed: 'instant',
  throwing: 'self',
  tableView: 'panels',
  motion: 'reduced',
} as const

interface Wish {
  readonly game: string
  /** A letter for each seat: `h` for a person, `b` for a bot. */
  readonly kinds: string
  /** The match's seed; more URL parameters may follow it: `seed&guide=yes`. */
  readonly seed: string
  /** Played in Node until so many commands of people are left. */
  readonly left?: number
  readonly settings?: Readonly<Record<string, unknown>>
  readonly options?: Parameters<typeof openProfile>[1]
  readonly init?: () => void
}

/** Opens a profile with stored seats and settings; a scene is drawn at low density. */
async function openKnown(house: House, { kinds, settings, options, init }: Wish): Promise<Visit> {
  const density = settings?.['tableView'] === 'scene' ? coarse : {}
  const seen = await openProfile(house, { ...density, ...options }, init)
  await goToBlank(house, seen.page)
  const sittings = sittingsOf(kinds).map(({ name, kind }) => ({ name, kind }))
  await seen.page.evaluate(
    ([seats, kept]) => {
      localStorage.setItem('jharokha.seats', seats)
      localStorage.setItem('jharokha.settings', kept)
    },
    [
      JSON.stringify({ count: sittings.length, sittings }),
      JSON.stringify({ ...quickSettings, ...settings }),
    ] as const,
  )
  return seen
}

/** Opens the table of a match that is already stored: much cheaper than the set-up page. */
export async function sitDown(house: House, wish: Wish): Promise<Visit> {
  const seen = await openKnown(house, wish)
  const [seed = ''] = wish.seed.split('&')
  const begun = await beginSeated({ ...wish, seed })
  const { header } = begun
  await storeMatches(seen.page, [wish.left ? playedTo(wish.left, begun) : { header }])
  await seen.page.goto(`${house.address}/table/${header.id}?seed=${wish.seed}`)
  await seen.page.locator('.room').waitFor()
  return seen
}

/** Sets the match up as a person does, with the set-up page and its button. */
export async function setUpAndSitDown(house: House, wish: Wish): Promise<Visit> {
  const seen = await openKnown(house, wish)
  await seen.page.goto(`${house.address}/setup/${wish.game}?seed=${wish.seed}`)
  await seen.page.locator('.setup-go button').click()
  await seen.page.locator('.room').waitFor()
  return seen
}

/** Number of shown inputs, read from the timeline. */
export async function shownSteps(page: Page): Promise<number> {
  const text = await page.locator('.timeline input').getAttribute('aria-valuetext')
  return Number(/\d+/.exec(text ?? '')?.[0] ?? -1)
}

/** Inputs of the only stored match, as the database holds them. */
export const keptEntries = (page: Page) => keptRows<Entry>(page, 'entries')

/** Headers of the stored matches. */
export const keptHeaders = (page: Page) => keptRows<Header>(page, 'headers')

function keptRows<T>(page: Page, store: string): Promise<readonly T[]> {
  return page.evaluate(
    (from) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open('jharokha')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const rows = database.transaction(from).objectStore(from).getAll()
          rows.addEventListener('success', () => {
            database.close()
            resolve(rows.result as T[])
          })
        })
      }),
    store,
  )
}

/** Waits until a choice is offered and rendered, since a person looks before touching. */
export async function settled(page: Page): Promise<void> {
  await page
    .locator('.choices:not([hidden]) [data-command], .curtain button, .room a[href^="/end/"]')
    .first()
    .waitFor({ state: 'attached' })
  await rendered(page)
}

/** Waits until the page has handled earlier input and rendered the result. */
export function rendered(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  )
}

export interface Whim {
  readonly seed: string
  /** Greatest number of choices. */
  readonly most?: number
  /** Stops before lifting this many curtains. */
  readonly curtains?: number
  /** Stops as soon as a step can be taken back. */
  readonly untilUndo?: boolean
}

/** Reason for stopping: `over` is the end of the match, `leak` a visible part of a hand beside a curtain. */
export type Stopped = 'over' | 'enough' | 'curtain' | 'undo' | 'leak' | 'stuck'

/**
 * Plays inside the page by clicking random choices (seeded); it neither stops nor passes while there is another choice.
 */
export function playByWhim(page: Page, whim: Whim): Promise<Stopped> {
  return page.evaluate(async ({ seed, most = 3000, curtains = 1e9, untilUndo = false }) => {
    let state = [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)
    const draw = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const all = <E extends HTMLElement>(words: string, within: ParentNode = document) => [
      ...within.querySelectorAll<E>(words),
    ]
    const offered = () => all('.choices:not([hidden]) [data-command]')
    let lifted = 0
    let clicks = 0
    for (let idle = 0; idle < 6000; idle += 1) {
      if (document.querySelector('.room a[href^="/end/"]')) return 'over'
      const curtain = document.querySelector<HTMLElement>('.curtain button')
      if (curtain) {
        if (all('.panel, [data-command], .log-line').length > 0) return 'leak'
        lifted += 1
        if (lifted >= curtains) return 'curtain'
        curtain.click()
        idle = 0
      } else if (offered().length > 0) {
        if (untilUndo && document.querySelector('[data-undo]:enabled')) return 'undo'
        if (clicks >= most) return 'enough'
        clicks += 1
        idle = 0
        const groups = all('.choices .action-group')
        const busy = groups.filter((group) => all('[data-command]', group).length > 1)
        const from = busy.length > 0 ? busy : groups
        const buttons = from.length > 0 ? all('[data-command]', from[draw(from.length)]) : offered()
        buttons[draw(buttons.length)]?.click()
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return 'stuck'
  }, whim)
}
