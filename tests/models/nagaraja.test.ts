// Nagaraja's baked models match its rules and shared sizes, and a whole table keeps its triangle budget.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { glbOf } from '../../models/kit/glb.ts'
import { measure } from '../../models/kit/measure.ts'
import { cardModel } from '../../models/nagaraja/card.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import {
  amulet,
  card,
  lowModels,
  nicheSpot,
  plate,
  rail,
  relic,
  type SlotSide,
  slab,
  temple,
  towards,
} from '../../src/shapes/nagaraja.ts'
import { bounds, readModel, type ReadPart } from './read.ts'

const { edition } = nagaraja.values
const sides: readonly SlotSide[] = ['N', 'E', 'S', 'W']
const folder = new URL('../../public/models/', import.meta.url)
const names = readdirSync(folder)
  .filter((name) => name.startsWith('nagaraja-'))
  .map((name) => name.replace('.glb', ''))

/** The side of a vertex of a channel floor: v divides the sides into quarters. */
const sideOf = (v: number): SlotSide => sides[Math.min(3, Math.floor(v * 4))] ?? 'N'

/** Vertices where the channel meets the plate's edge: by side, their distance from the middle of that edge. */
function endsOf({ at, uv }: ReadPart): ReadonlyMap<SlotSide, number> {
  const ends = new Map<SlotSide, number>()
  uv.forEach(([u, v], i) => {
    if (u < 0.999) return
    const side = sideOf(v)
    const { x, z } = towards[side]
    const [px, , pz] = at[i] ?? [0, 0, 0]
    const off = Math.hypot(px - (x * plate.side) / 2, pz - (z * plate.side) / 2)
    ends.set(side, Math.max(ends.get(side) ?? 0, off))
  })
  return ends
}

describe.each(edition.rooms.kinds)('the plate of $id', ({ id, corridors, crypt }) => {
  it.each(['', '-low'])('has the corridors of the rules, each a part%s', async (low) => {
    const parts = await readModel(`nagaraja-room-${id}${low}`)
    const channels = parts.filter(({ name }) => name.startsWith('corridor-'))
    expect(channels).toHaveLength(corridors.length)
    corridors.forEach((open, i) => {
      const part = channels.find(({ name }) => name === `corridor-${i}`)
      if (!part) throw new Error(`no corridor ${i}`)
      const ends = endsOf(part)
      expect([...ends.keys()].sort()).toEqual([...open].sort())
      for (const off of ends.values()) expect(off).toBeCloseTo(plate.channel.wide / 2, 1)
    })
  })

  it('has stone over no channel and a hollow where the crypt is', async () => {
    const parts = await readModel(`nagaraja-room-${id}`)
    const stone = parts.find(({ name }) => name === 'plate')
    const deepest = Math.min(
      ...parts
        .filter(({ name }) => name.startsWith('corridor-'))
        .flatMap(({ at }) => at.map(([, y]) => y)),
    )
    const depth = crypt ? plate.crypt.deep : plate.channel.deep
    expect(deepest).toBeCloseTo(plate.thick - depth, 1)
    if (crypt) {
      const [side = 'N'] = corridors[crypt.corridor] ?? []
      expect(corridors[crypt.corridor]).toHaveLength(1)
      const { x, z } = towards[side]
      const [px, pz] = [x * plate.crypt.out, z * plate.crypt.out]
      const over = stone?.at.filter(
        ([sx, sy, sz]) =>
          sy > plate.thick - 0.01 && Math.hypot(sx - px, sz - pz) < plate.crypt.radius - 0.05,
      )
      expect(over).toEqual([])
    }
  })
})

describe('models keep to their shapes', () => {
  const about = (value: number | undefined, wanted: number, within: number): void =>
    expect(Math.abs((value ?? Infinity) - wanted)).toBeLessThanOrEqual(within)

  it.each(['grey', 'yellow'])('the %s temple stands on its footprint', async (stone) => {
    for (const low of ['', '-low']) {
      const { low: from, high: to } = bounds(await readModel(`nagaraja-temple-${stone}${low}`))
      about(from[1], 0, 0.2)
      expect(from[0]).toBeGreaterThan(-temple.halfX - 1.2)
      expect(to[0]).toBeLessThan(temple.halfX + 1.2)
      expect(from[2]).toBeGreaterThan(temple.far - 1.2)
      expect(to[2]).toBeLessThan(temple.near + 0.5)
      expect(to[1]).toBeLessThan(temple.top + 1.5)
    }
  })

  it('a plate fits its slot, a card, an amulet and a rail their sizes', async () => {
    const room = bounds(await readModel('nagaraja-room-cross'))
    about(room.high[0], plate.side / 2, 0.02)
    about(room.high[1], plate.thick, 0.02)
    const paper = bounds(await readModel('nagaraja-card'))
    about(paper.high[0], card.wide / 2, 0.01)
    about(paper.high[2], card.high / 2, 0.01)
    const disc = bounds(await readModel('nagaraja-amulet-back'))
    expect(disc.high[0]).toBeLessThanOrEqual(amulet.radius * 1.06)
    expect(disc.high[0]).toBeLessThan(plate.crypt.radius)
    about(bounds(await readModel('nagaraja-rail')).high[0], rail.halfX, 0.02)
  })

  it('every relic stands within its niche, below the wall', async () => {
    for (const form of ['conch', 'lamp', 'goddess', 'naga']) {
      const { low, high } = bounds(await readModel(`nagaraja-relic-${form}`))
      expect(high[0]).toBeLessThan(temple.niche.wide / 2)
      expect(low[0]).toBeGreaterThan(-temple.niche.wide / 2)
      expect(high[1]).toBeLessThanOrEqual(relic.high + 0.2)
    }
    const { x, z } = nicheSpot(0, 1, 'N')
    expect([x, z < -temple.half]).toEqual([0, true])
  })

  it('a slab shows the sign of its temple, also where triangles are spared', async () => {
    for (const name of ['grey', 'yellow', 'grey-low', 'yellow-low']) {
      const corners = (await readModel(`nagaraja-slab-${name}`)).flatMap(({ at }) => at)
      const proud = corners.filter(
        ([x, y, z]) => Math.hypot(x, y - 2.9) < 1.6 && z > slab.thick / 2 + 0.08,
      )
      expect(proud.length, name).toBeGreaterThan(20)
    }
  })

  it('all amulets share one model of the back, so that a hidden one reveals nothing', async () => {
    const kinds = edition.amulets.kinds.map(({ id }) => `nagaraja-amulet-${id}`)
    expect(names).toEqual(expect.arrayContaining([...kinds, 'nagaraja-amulet-back']))
  })
})

/** The most models that can be on a table at once, in the largest variant of each. */
const TABLE: Readonly<Record<string, number>> = {
  'temple-grey': 1,
  'temple-yellow': 1,
  'room-straight': 1,
  'room-tee': 5,
  'room-cross': 3,
  'room-twinCorners': 1,
  'room-cornerCrypt': 2,
  'room-teeCrypt': 5,
  trap: 1,
  'slab-grey': 4,
  'slab-yellow': 5,
  'relic-conch': 2,
  'relic-lamp': 2,
  'relic-goddess': 2,
  'relic-naga': 3,
  lamp: 9,
  grating: 7,
  'amulet-back': 12,
  card: 48,
  rail: 4,
  pointer: 2,
  'counter-grey': 1,
  'counter-yellow': 1,
  pedestal: 1,
  scroll: 1,
}

describe('budget', () => {
  const triangles = async (name: string): Promise<number> =>
    (await measure(name, new Uint8Array(readFileSync(new URL(`${name}.glb`, folder))))).triangles

  const sum = async (low: string): Promise<number> => {
    const each = Object.entries(TABLE).map(async ([name, count]) => {
      const file = names.includes(`nagaraja-${name}${low}`) ? `${name}${low}` : name
      return count * (await triangles(`nagaraja-${file}`))
    })
    return (await Promise.all(each)).reduce((all, one) => all + one, 0)
  }

  it('a full table has at most 100,000 triangles, and 40,000 in the low tier', async () => {
    expect(await sum('')).toBeLessThanOrEqual(100_000)
    expect(await sum('-low')).toBeLessThanOrEqual(40_000)
  })

  it('models with a second file for the low tier are listed', () => {
    const found = names.filter((name) => name.endsWith('-low'))
    expect(found).toEqual(lowModels.map((name) => `nagaraja-${name}-low`))
  })

  it('the models of the game alone take at most 2.5 MB', () => {
    const bytes = names.map((name) => readFileSync(new URL(`${name}.glb`, folder)).byteLength)
    expect(bytes.length).toBeGreaterThan(30)
    expect(bytes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(2_500_000)
  })

  it('a bake equals the shipped files', async () => {
    const again = await glbOf(cardModel())
    const shipped = readFileSync(new URL('nagaraja-card.glb', folder))
    expect(Buffer.from(again).equals(shipped)).toBe(true)
  })
})
