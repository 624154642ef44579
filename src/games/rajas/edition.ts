/** Compiles an edition into lookup tables for the rules. */
import type { Benefit } from './data/benefits.ts'
import type { Edition } from './data/schema.ts'
import { cellAt, cellCount, isBend, maskOf } from './edition/grid.ts'
import { type Space, spacesOf } from './edition/spaces.ts'
import {
  type Building,
  type Colour,
  colours,
  type Good,
  type IncomeColour,
  incomeColours,
  type Stack,
  stacks,
} from './vocabulary.ts'

export interface Tile {
  readonly id: string
  readonly colour: Colour
  readonly stack: Stack
  readonly cost: number
  readonly roads: number
  readonly isBend: boolean
  readonly buildings: readonly Building[]
  readonly markets: readonly { readonly good: Good; readonly value: number }[]
}

export interface Income {
  readonly id: string
  readonly slot: IncomeColour | null
  readonly benefit: Benefit
  readonly access: readonly { readonly cell: number; readonly side: number }[]
}

export interface ProvinceSide {
  readonly incomes: Readonly<Record<string, Income>>
  /** For each cell: the adjacent incomes, with the bit of the road side that links them. */
  readonly beside: readonly (readonly { readonly bit: number; readonly income: string }[])[]
}

export interface IncomeTile {
  readonly id: string
  readonly colour: IncomeColour
  readonly benefit: Benefit
}

/**
 * A one-time bonus at a place on a track: a benefit, or the worker waiting there if the benefit is
 * null.
 */
export interface TrackBonus {
  readonly at: number
  readonly benefit: Benefit | null
}

export interface Rules {
  readonly edition: Edition
  readonly dice: Readonly<Record<Colour, readonly string[]>>
  readonly colourOf: Readonly<Record<string, Colour>>
  readonly tiles: Readonly<Record<string, Tile>>
  readonly tilesOf: Readonly<Record<Stack, readonly string[]>>
  readonly spaces: Readonly<Record<number, readonly Space[]>>
  /** The same spaces sorted by id, as commands are listed. */
  readonly sorted: Readonly<Record<number, readonly Space[]>>
  readonly spaceAt: Readonly<Record<number, Readonly<Record<string, number>>>>
  readonly residence: number
  readonly residenceRoads: number
  readonly buildable: readonly boolean[]
  readonly front: ProvinceSide
  readonly back: ProvinceSide
  readonly incomeTiles: Readonly<Record<string, IncomeTile>>
  readonly riverTiles: Readonly<Record<string, Benefit>>
  /** The benefits of the river's spaces, from index 1; the last space is `river.length - 1`. */
  readonly river: readonly (Benefit | null)[]
  readonly bridge: number
  readonly fame: readonly TrackBonus[]
  readonly wealth: readonly TrackBonus[]
}

export function compile(edition: Edition): Rules {
  const spaces = { 2: spacesOf(edition, 2), 3: spacesOf(edition, 3), 4: spacesOf(edition, 4) }
  const sorted = Object.fromEntries(
    Object.entries(spaces).map(([seats, list]) => [seats, list.toSorted(byId)]),
  )
  const tiles = edition.provinceTiles.tiles.map((tile): Tile => {
    const roads = maskOf(tile.roads)
    const stack: Stack = `${tile.colour}-${tile.back}`
    return { ...tile, stack, roads, isBend: isBend(roads) }
  })
  const dice = diceOf(edition.dice.perColour)
  const { residence } = edition.provinceBoard
  const incomeTiles = incomeColours.flatMap((colour) =>
    edition.incomeTiles[colour].map((tile): IncomeTile => ({ ...tile, colour })),
  )
  const { fame, wealth } = edition.tracks
  return {
    edition,
    dice,
    colourOf: Object.fromEntries(colours.flatMap((c) => dice[c].map((id) => [id, c]))),
    tiles: Object.fromEntries(tiles.map((tile) => [tile.id, tile])),
    tilesOf: recordOf(stacks, (stack) =>
      tiles.flatMap((tile) => (tile.stack === stack ? [tile.id] : [])),
    ),
    spaces,
    sorted,
    spaceAt: Object.fromEntries(
      Object.entries(spaces).map(([seats, list]) => [
        seats,
        Object.fromEntries(list.map((space) => [space.id, space.index])),
      ]),
    ),
    residence: cellAt(residence.col, residence.row),
    residenceRoads: maskOf(residence.roads),
    buildable: buildableOf(edition),
    front: sideOf(edition.provinceBoard.front.incomes),
    back: sideOf(edition.provinceBoard.back.incomes),
    incomeTiles: Object.fromEntries(incomeTiles.map((tile) => [tile.id, tile])),
    riverTiles: Object.fromEntries(edition.riverTiles.tiles.map((t) => [t.id, t.benefit])),
    river: [null, ...edition.river.spaces.map((space) => space.benefit)],
    bridge: edition.river.bridgeAfterSpace,
    fame: fame.bonuses.map(({ at, benefit }) => ({ at, benefit: benefit ?? null })),
    wealth: [...wealth.bonusMarker, { at: wealth.workerAt, benefit: null }].toSorted(
      (a, b) => a.at - b.at,
    ),
  }
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}

export function recordOf<K extends string, V>(
  keys: readonly K[],
  value: (key: K) => V,
): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
}

function diceOf(perColour: number): Readonly<Record<Colour, readonly string[]>> {
  return recordOf(colours, (colour) =>
    Array.from({ length: perColour }, (_, i) => `${colour}-${String(i + 1).padStart(2, '0')}`),
  )
}

function buildableOf({ provinceBoard }: Edition): readonly boolean[] {
  const { residence, blocks } = provinceBoard
  const closed = new Set([residence, ...blocks].map((cell) => cellAt(cell.col, cell.row)))
  return Array.from({ length: cellCount }, (_, cell) => !closed.has(cell))
}

function sideOf(incomes: Edition['provinceBoard']['front']['incomes']): ProvinceSide {
  const beside: { bit: number; income: string }[][] = Array.from({ length: cellCount }, () => [])
  const list = incomes.map((income): Income => {
    const access = income.access.map(({ col, row, side }) => {
      const bit = maskOf([side])
      beside[cellAt(col, row)]?.push({ bit, income: income.id })
      return { cell: cellAt(col, row), side: Math.log2(bit) }
    })
    return { id: income.id, slot: income.slot ?? null, benefit: income.benefit, access }
  })
  return { incomes: Object.fromEntries(list.map((income) => [income.id, income])), beside }
}
