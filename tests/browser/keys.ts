/** Plays by the keyboard alone: choices by arrows and Enter, everything else by Tab. */
import type { Page } from 'playwright-core'
import { makeRandom, type Random } from '../../src/kernel/random.ts'

interface Sight {
  readonly kind: 'over' | 'curtain' | 'choices' | 'wait'
  /** Number of visible choices, and the index of the focused one; -1 for none. */
  readonly count: number
  readonly at: number
  readonly canUndo: boolean
}

/** Runs inside the page; waits a little, since the focus may still be moving. */
async function look(): Promise<Sight> {
  function seen(): Sight {
    const active = document.activeElement
    const offered = [
      ...document.querySelectorAll<HTMLElement>('.choices:not([hidden]) [data-command]'),
    ].filter((item) => item.checkVisibility())
    const at = offered.indexOf(active as HTMLElement)
    const base = {
      count: offered.length,
      at,
      canUndo: !!document.querySelector('[data-undo]:enabled'),
    }
    if (document.querySelector('.room a[href^="/end/"]')) return { kind: 'over', ...base }
    const curtain = document.querySelector('.curtain button')
    if (curtain) return { kind: 'curtain', ...base, at: active === curtain ? 0 : -1 }
    return { kind: offered.length > 0 ? 'choices' : 'wait', ...base }
  }
  const first = seen()
  if (first.at !== -1 || first.kind === 'wait' || first.kind === 'over') return first
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return seen()
}

/** Presses a key until the condition holds. */
export async function pressUntil(
  page: Page,
  key: string,
  is: () => boolean | undefined,
): Promise<number> {
  for (let i = 0; i < 80; i += 1) {
    if (await page.evaluate(is)) return i
    await page.keyboard.press(key)
  }
  throw new Error(`the focus does not get there with ${key}`)
}

export const toChoices = (page: Page) =>
  pressUntil(page, 'Tab', () => document.activeElement?.matches('.choices [data-command]'))

export interface Played {
  readonly choices: number
  readonly undone: number
  readonly curtains: number
  /** Number of times that Tab was needed to bring the focus back to the choices. */
  readonly tabs: number
  readonly isOver: boolean
}

interface Wish {
  readonly seed: string
  readonly most?: number
  /** One of so many choices is undone if possible. */
  readonly undoOneIn?: number
}

/** Only the first so many choices are considered: each takes one press of an arrow key. */
const reach = 4

export async function playByKeys(page: Page, wish: Wish): Promise<Played> {
  const { seed, most = 2000, undoOneIn = 12 } = wish
  const random = makeRandom(seed)
  const played = { choices: 0, undone: 0, curtains: 0, tabs: 0 }
  for (let idle = 0; idle < 1500; idle += 1) {
    const sight = await page.evaluate(look)
    if (sight.kind === 'over') return { ...played, isOver: true }
    if (sight.kind === 'wait') {
      await page.waitForTimeout(10)
      continue
    }
    idle = 0
    if (sight.kind === 'curtain') {
      if (sight.at !== 0) throw new Error('the curtain does not take the focus')
      await page.keyboard.press('Enter')
      played.curtains += 1
      continue
    }
    if (played.choices >= most) return { ...played, isOver: false }
    if (sight.canUndo && random.int(undoOneIn) === 0) {
      await page.keyboard.press('Alt+z')
      played.undone += 1
      continue
    }
    await choose(page, sight, random)
    played.tabs += sight.at === -1 ? 1 : 0
    played.choices += 1
  }
  throw new Error('nothing is offered and nothing goes on')
}

async function choose(page: Page, { at, count }: Sight, random: Random): Promise<void> {
  if (at === -1) await toChoices(page)
  const steps = random.int(Math.min(reach, count))
  for (let i = 0; i < steps; i += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
