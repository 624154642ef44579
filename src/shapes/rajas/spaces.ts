/** Worker spaces of the quarry, the market, the palace and the harbour, laid out by how many spaces there are. */
import { sign } from './pieces.ts'
import { place, type Placement, spread } from './place.ts'

/** A worker's pad, and the plate that shows its cost or benefit. */
export interface WorkerStand {
  readonly pad: Placement
  readonly sign: Placement
  /** Half the plate's width; its depth is always the same. */
  readonly wide: number
}

const stand = (x: number, y: number, z: number, off: number, room = 0): WorkerStand => ({
  pad: place(x, y, z),
  sign: place(x, y, z + off),
  wide: Math.max(sign.half, Math.min(widest, room / 2 - 0.1)),
})

/** Largest half width of a plate. */
const widest = 1.35

export const quarry = {
  x: -17.4,
  wide: 11.4,
  near: 0.6,
  deep: 4.1,
  first: 1.05,
  rise: 0.8,
} as const
/** A step's stone block: half its size, and the distance of its middle in front of the pad. */
export const stepBlock = { halfZ: 1.9, halfX: 1.3, before: 0.65 } as const

/** Stands of the quarry: steps in rows from left to right, each row behind the last and higher. */
export function quarryStands(count: number): readonly WorkerStand[] {
  const perRow = count > 8 ? Math.ceil(count / 3) : Math.ceil(count / 2)
  const pitch = Math.min(2.85, quarry.wide / perRow)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const x = quarry.x + ((i % perRow) - (perRow - 1) / 2) * pitch
    return stand(x, quarry.first + row * quarry.rise, quarry.near - row * quarry.deep, 1.62)
  })
}

export const market = {
  x: 17.4,
  stalls: { z: -10.1, pitch: 3.85, y: 1 },
  mixed: { z: -2.9, y: 1 },
} as const

/** Places of the stalls, from left to right. */
export const stallPlaces = (kinds: number): readonly Placement[] =>
  spread(kinds, market.stalls.pitch, market.x).map((x) =>
    place(x, market.stalls.y, market.stalls.z),
  )

/** Up to four stands in front of a stall, in pairs. */
function before(x: number, y: number, z: number, count: number): readonly WorkerStand[] {
  const perRow = Math.min(2, count)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const side = (i % perRow) - (perRow - 1) / 2
    return stand(x + side * 1.9, y, z + row * 1.9, 1.6, perRow === 1 ? 2.6 : 1.9)
  })
}

/** Stands of the stalls for single goods; `counts` holds the number of spaces of each stall. */
export function stallStands(counts: readonly number[]): readonly (readonly WorkerStand[])[] {
  return stallPlaces(counts.length).map(({ x, y, z }, i) => before(x, y, z + 2.6, counts[i] ?? 0))
}

export function mixedStands(count: number): readonly WorkerStand[] {
  const pitch = Math.min(3.1, 11 / count)
  return spread(count, pitch, market.x).map((x) =>
    stand(x, market.mixed.y, market.mixed.z + 3, 1.62, pitch),
  )
}

/** Levels of the palace from the water up, with their pads and, `off` cm in front of these, their plates. */
export const palace = {
  halfX: 11,
  terrace: { y: 1.15, far: -0.7, near: 3, z: 0.45, off: 1.6 },
  gardens: { y: 1.42, far: -4.25, near: -0.7, z: -2.95, off: 1.5 },
  balconies: { y: 1.74, far: -7.8, near: -4.25, z: -6.45, off: 1.46 },
  chambers: { y: 2.1, far: -12.7, near: -7.8, z: -10.1, off: 1.52, pitch: 3.55 },
} as const

export function terraceStands(count: number): readonly WorkerStand[] {
  const pitch = Math.min(3.2, 20 / count)
  return spread(count, pitch, 0).map((x) =>
    stand(x, palace.terrace.y, palace.terrace.z, palace.terrace.off, Math.min(pitch, 2.4)),
  )
}

/** Colours of the palace's columns, from left to right: each has a garden court and a balcony paid with that colour. */
export const courtColours = ['orange', 'green', 'blue', 'purple'] as const

/** x of the middles of the four garden courts, and of the four balconies. */
export const courtXs = (kinds: number): readonly number[] => spread(kinds, 5.4)

interface Level {
  readonly y: number
  readonly z: number
  readonly off: number
}

const row = (
  x: number,
  { y, z, off }: Level,
  count: number,
  wide: number,
  plate = true,
): readonly WorkerStand[] =>
  spread(count, wide / Math.max(1, count), x).map((at) =>
    stand(at, y, z, off, plate ? wide / count : 0),
  )

export const gardenStands = (kinds: number, count: number): readonly (readonly WorkerStand[])[] =>
  courtXs(kinds).map((x) => row(x, palace.gardens, count, 4.6, false))

export const balconyStands = (kinds: number, count: number): readonly (readonly WorkerStand[])[] =>
  courtXs(kinds).map((x) => row(x, palace.balconies, count, 4.2))

export const chamberXs: readonly number[] = spread(6, palace.chambers.pitch)

export const chamberStands = (count: number): readonly (readonly WorkerStand[])[] =>
  chamberXs.map((x) => row(x, palace.chambers, count, 3.1))

/** Place of a chamber's figure, at the back wall. */
export const figurePlace = (chamber: number): Placement =>
  place(chamberXs[chamber] ?? 0, palace.chambers.y, -11.65)

/** The first of the piers on the bank between the two reaches, beside the start. */
export const harbour = { first: -17.4, y: 1.04, z: 8.75, off: 1.62 } as const

export function pierStands(count: number): readonly WorkerStand[] {
  const pitch = Math.min(2.8, 33 / count)
  return Array.from({ length: count }, (_, i) =>
    stand(harbour.first + i * pitch, harbour.y, harbour.z, harbour.off, pitch),
  )
}
