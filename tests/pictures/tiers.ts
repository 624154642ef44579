/** `npm run pictures -- --tiers`: the mean colour of each kind of surface in the low tier beside the high one. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../architecture/imports.ts'
import { type House, openOwnHouse, visit } from '../browser/harness.ts'
import { rendered, sitDown } from '../browser/person.ts'
import { atRest, watchScene } from '../browser/sight.ts'
import { type Colour, deltaE } from './deltaE.ts'
import { type Surface, surfacesOf } from './surfaces.ts'

export interface Compared {
  readonly picture: string
  readonly surface: string
  readonly low: Colour
  readonly high: Colour
  readonly delta: number
  /** Least number of pixels of it in both pictures. */
  readonly pixels: number
}

/** A table with its cameras, or a showcase with its links. */
export interface TierSubject {
  readonly game: string
  readonly kinds?: string
  readonly left?: number
  readonly cameras?: readonly string[]
  readonly links?: readonly string[]
}

export const tierSubjects: readonly TierSubject[] = [
  { game: 'border', kinds: 'hh', left: 12, cameras: ['seat', 'slate-0', 'tray'] },
  { game: 'nagaraja', kinds: 'hb', left: 12, cameras: ['seat', 'temple-0', 'tray'] },
  {
    game: 'rajas',
    kinds: 'hbbb',
    left: 20,
    cameras: ['seat', 'palace', 'market', 'offer', 'river', 'province-0'],
  },
  {
    game: 'showcase',
    links: [
      'border/sheet',
      'border/die?face=red',
      'border/marigold',
      'nagaraja/temple?state=lit',
      'nagaraja/relic-goddess',
      'nagaraja/relic-naga',
      'nagaraja/trap',
      'rajas/kali',
      'rajas/elephant',
      'rajas/tile-orange-snake-1',
      'rajas/stall-silk',
      'rajas/boat?seat=lapis',
      'rajas/die-purple?face=6',
    ],
  },
]

/** Fewer pixels are edges, the mixed colours of which say nothing. */
const leastPixels = 120
/** Half the density in both tiers: the same pixels, and a quarter of the work. */
const density = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 } as const

type Seen = ReadonlyMap<string, readonly Surface[]>
type OnPicture = (name: string, page: Page) => Promise<void>

async function tableSeen(
  house: House,
  subject: TierSubject,
  quality: string,
  onPicture: OnPicture,
): Promise<Seen> {
  const { game, kinds = 'hh', left = 12, cameras = [] } = subject
  const { page, context } = await sitDown(house, {
    game,
    kinds,
    left,
    seed: 'tiers',
    settings: { tableView: 'scene', quality, throwing: 'hand', motion: 'reduced' },
    options: density,
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  const list = page.locator('.camera select')
  await list.locator('option').nth(2).waitFor({ state: 'attached' })
  const seen = new Map<string, readonly Surface[]>()
  for (const camera of cameras) {
    if ((await list.locator(`option[value="${camera}"]`).count()) === 0) continue
    await list.selectOption(camera)
    await rendered(page)
    await atRest(page, 12)
    seen.set(`${game} ${camera}`, await surfacesOf(page))
    await onPicture(`${game}-${camera}-${quality}`, page)
  }
  await context.close()
  return seen
}

async function showcaseSeen(
  house: House,
  { links = [] }: TierSubject,
  quality: string,
  onPicture: OnPicture,
): Promise<Seen> {
  const seen = new Map<string, readonly Surface[]>()
  for (const link of links) {
    const query = `${link.includes('?') ? '&' : '?'}q=${quality}&ui=none&print=en`
    const options = { ...density, reducedMotion: 'reduce' } as const
    const { page, context } = await visit(house, `/showcase/${link}${query}`, options, watchScene)
    await page.locator('.showcase-stage canvas[data-shown]').waitFor({ state: 'attached' })
    seen.set(link, await surfacesOf(page))
    await onPicture(`${link.replace(/\W+/g, '-')}-${quality}`, page)
    await context.close()
  }
  return seen
}

/** Every surface that both tiers show in enough pixels. */
export async function comparedTiers(
  house: House,
  subject: TierSubject,
  onPicture: OnPicture = async () => undefined,
): Promise<readonly Compared[]> {
  const see = subject.links ? showcaseSeen : tableSeen
  const low = await see(house, subject, 'low', onPicture)
  const high = await see(house, subject, 'high', onPicture)
  return [...low].flatMap(([picture, surfaces]) =>
    surfaces.flatMap((own) => {
      const other = high.get(picture)?.find(({ name }) => name === own.name)
      const pixels = Math.min(own.pixels, other?.pixels ?? 0)
      if (!other || pixels < leastPixels) return []
      const delta = deltaE(own.colour, other.colour)
      const row = { picture, surface: own.name, low: own.colour, high: other.colour }
      return [{ ...row, delta, pixels }]
    }),
  )
}

const hex = (colour: Colour): string =>
  `#${colour.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`

export const tierLine = ({ picture, surface, low, high, delta, pixels }: Compared): string =>
  [
    delta.toFixed(1).padStart(5),
    surface.padEnd(12),
    hex(low),
    hex(high),
    String(pixels).padStart(7),
    picture,
  ].join('  ')

/** Compares subjects whose names begin so (all without names), and keeps their pictures in the cache. */
export async function compareTiers(
  names: readonly string[],
  onCompared: (compared: Compared) => void,
): Promise<readonly Compared[]> {
  const folder = join(root, '.cache/pictures/tiers')
  mkdirSync(folder, { recursive: true })
  const keep = async (name: string, page: Page): Promise<void> =>
    writeFileSync(join(folder, `${name}.png`), await page.locator('canvas').first().screenshot())
  const house = await openOwnHouse()
  const all: Compared[] = []
  try {
    for (const subject of tierSubjects) {
      if (names.length > 0 && !names.includes(subject.game)) continue
      const rows = await comparedTiers(house, subject, keep)
      rows.forEach(onCompared)
      all.push(...rows)
    }
    return all
  } finally {
    await house.close()
  }
}
