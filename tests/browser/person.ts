/** What a person does at the table, for browser tests: sits down, chooses, waits, reads the shelf. */
import type { Page } from 'playwright-core'
import { makeRandom } from '../../src/kernel/random.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { type House, visit, type Visit } from './harness.ts'

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
  readonly seed: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly options?: Parameters<typeof visit>[2]
  readonly init?: () => void
}

/** Opens the set-up with seats and settings as remembered from a visit before, and begins. */
export async function sitDown(house: House, wish: Wish): Promise<Visit> {
  const seen = await visit(house, '/settings', wish.options, wish.init)
  const sittings = [...wish.kinds].map((kind, i) => ({
    name: kind === 'h' ? `Person ${i + 1}` : `Bot ${i + 1}`,
    kind: kind === 'h' ? 'human' : 'bot',
  }))
  const settings = { ...quickSettings, ...wish.settings }
  await seen.page.evaluate(
    ([seats, kept]) => {
      localStorage.setItem('jharokha.seats', seats)
      localStorage.setItem('jharokha.settings', kept)
    },
    [JSON.stringify({ count: sittings.length, sittings }), JSON.stringify(settings)] as const,
  )
  await seen.page.goto(`${house.address}/setup/${wish.game}?seed=${wish.seed}`)
  await seen.page.locator('.setup-go button').click()
  await seen.page.locator('.room').waitFor()
  return seen
}

/** Inputs that have been shown, read from the timeline. */
export async function shownSteps(page: Page): Promise<number> {
  const text = await page.locator('.timeline input').getAttribute('aria-valuetext')
  return Number(/\d+/.exec(text ?? '')?.[0] ?? -1)
}

/** The inputs of the only match on this shelf, as the database holds them. */
export function keptEntries(page: Page): Promise<readonly Entry[]> {
  return page.evaluate(
    () =>
      new Promise<Entry[]>((resolve, reject) => {
        const opening = indexedDB.open('jharokha')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const rows = database.transaction('entries').objectStore('entries').getAll()
          rows.addEventListener('success', () => {
            database.close()
            resolve(rows.result as Entry[])
          })
        })
      }),
  )
}

/**
 * Plays by clicking whatever is offered until the end or until `enough` says so: a seeded whim, which
 * neither stops nor passes while something else can be done.
 */
export async function playByWhim(
  page: Page,
  seed: string,
  enough: (clicks: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  const random = makeRandom(seed)
  for (let clicks = 0; clicks < 3000; clicks += 1) {
    if (await enough(clicks)) return clicks
    const what = await page.waitForFunction(() => {
      if (document.querySelector('a[href^="/end/"]')) return 'over'
      if (document.querySelector('.curtain button')) return 'curtain'
      return document.querySelector('.choices:not([hidden]) [data-command]') ? 'choice' : null
    })
    const kind = await what.jsonValue()
    if (kind === 'over') return clicks
    if (kind === 'curtain') await page.locator('.curtain button').click()
    else await chooseOne(page, random.int(1_000_000))
  }
  throw new Error('the match does not end')
}

/** The last group of a list is where passing and stopping stand. */
async function chooseOne(page: Page, whim: number): Promise<void> {
  await page.evaluate((number) => {
    const groups = [...document.querySelectorAll('.choices .action-group')]
    const busy = groups.filter((group) => group.querySelectorAll('[data-command]').length > 1)
    const from = busy.length > 0 ? busy : groups
    const group = from[number % Math.max(1, from.length)] ?? document.querySelector('.choices')
    const buttons = [...(group?.querySelectorAll<HTMLElement>('[data-command]') ?? [])]
    buttons[number % Math.max(1, buttons.length)]?.click()
  }, whim)
}
