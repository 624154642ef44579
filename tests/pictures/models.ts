/** `npm run pictures -- --models`: the model of every component as the page gives it away: valid, named, as large as it is. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { games } from '../../src/games/all.ts'
import { loadCatalogue, shelves } from '../../src/showcase/shelves.ts'
import type { Component } from '../../src/showcase/component.ts'
import { addressFor } from '../../src/showcase/link.ts'
import { openOwnHouse, visit } from '../browser/harness.ts'
import { boundsOf, isNamed, treeIn } from './glb.ts'
import { size } from './links.ts'
import { type Expected, expectedOf, isWithin, type Sides } from './sizes.ts'

interface Report {
  readonly issues: {
    readonly numErrors: number
    readonly numWarnings: number
    readonly messages?: readonly { readonly code: string; readonly severity: number }[]
  }
}

const { validateBytes } = createRequire(import.meta.url)('gltf-validator') as {
  validateBytes(bytes: Uint8Array): Promise<Report>
}

export interface Checked {
  readonly name: string
  readonly kilobytes: number
  /** Width, height and depth, in centimetres. */
  readonly sides: Sides
  /** What is wrong with it; nothing is what is wanted. */
  readonly faults: readonly string[]
}

/** Under a fifth of a millimetre is no size, over the balcony's sky none either. */
const [least, most] = [0.02, 40_000]

function faultsOfSize(sides: Sides, wanted: Expected | null): readonly string[] {
  const isWild = sides.some((side, i) =>
    wanted?.[i] === 0 ? side !== 0 : !(side > least && side < most),
  )
  const isOff = wanted?.some((side, i) => side && !isWithin(sides[i] ?? 0, side))
  const told = `${sides.join(' × ')} cm`
  return [
    ...(isWild ? [told] : []),
    ...(isOff ? [`${told} instead of ${wanted?.map((side) => side ?? '').join(' × ')}`] : []),
  ]
}

export async function checkModel(
  name: string,
  glb: Buffer,
  wanted: Expected | null,
): Promise<Checked> {
  const { issues } = await validateBytes(new Uint8Array(glb))
  const tree = treeIn(glb)
  const sides = boundsOf(tree)
  const codes = new Set(
    (issues.messages ?? []).filter(({ severity }) => severity === 0).map(({ code }) => code),
  )
  return {
    name,
    kilobytes: Math.ceil(glb.length / 1024),
    sides,
    faults: [
      ...(issues.numErrors > 0 ? [`${issues.numErrors} errors: ${[...codes].join(', ')}`] : []),
      ...(isNamed(tree) ? [] : ['something has no name']),
      ...faultsOfSize(sides, wanted),
    ],
  }
}

/** Without loading the page again. */
export async function modelAt(page: Page, address: string): Promise<Buffer> {
  await page.evaluate((to) => {
    // what is there already is not drawn again
    if (window.location.pathname + window.location.search === to) return
    document.querySelector('.showcase-stage canvas')?.removeAttribute('data-shown')
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.locator('.showcase-stage canvas[data-shown]').waitFor({ state: 'attached' })
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Model (GLB)' }).click(),
  ])
  return readFileSync(await download.path())
}

const nothing = (name: string, faults: readonly string[]): Checked => ({
  name,
  kilobytes: 0,
  sides: [0, 0, 0],
  faults,
})

interface Wanted {
  readonly component: Component
  readonly state: string
}

/** Every component in each of its states. */
async function allModels(): Promise<readonly Wanted[]> {
  const each = shelves.map(async (shelf) => {
    const game = games.find(({ id }) => id === shelf) ?? null
    const catalogue = await loadCatalogue(shelf)
    return catalogue(game, {}).flatMap((component) =>
      (component.states.length > 0 ? component.states : ['']).map((state) => ({
        component,
        state,
      })),
    )
  })
  return (await Promise.all(each)).flat()
}

export async function checkModels(
  onChecked: (checked: Checked) => void,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly Checked[]> {
  const house = await openOwnHouse()
  try {
    const { page, complaints } = await visit(house, '/showcase/border/chalk?q=low&zoom=1.1', {
      viewport: size,
      reducedMotion: 'reduce',
    })
    await page.locator('.showcase-stage canvas[data-shown]').waitFor({ state: 'attached' })
    const all: Checked[] = []
    for (const { component, state } of await allModels()) {
      const id = `${component.game}-${component.id}`
      const name = state ? `${id} ${state}` : id
      if (!isWanted(name)) continue
      const query = `?q=low&print=en${state && `&state=${state}`}`
      const checked = await modelAt(page, `${addressFor(component)}${query}`).then(
        (glb) => checkModel(name, glb, expectedOf(id)),
        (error: unknown) => nothing(name, [String(error).split('\n')[0] ?? '', ...complaints]),
      )
      all.push(checked)
      onChecked(checked)
    }
    return all
  } finally {
    await house.close()
  }
}
