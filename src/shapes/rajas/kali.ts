/** Kali: a statue on a plinth; her hands hold dice, the karma cups and four scrolls are at her feet. */
import { place, type Placement, spread } from './place.ts'

export const kali = { halfX: 6.6, halfZ: 5.6, plinth: 0.7, middle: -2.1 } as const

/** Height of a die's middle over the palm. */
const overPalm = 0.86

/** A palm: its place, and the shoulder's side. */
export interface Hand extends Placement {
  readonly side: -1 | 1
}

const fan = {
  wide: 5.5,
  low: 2.3,
  rise: 5,
  back: 2.3,
  front: 1.1,
  from: -0.38,
  to: 1.34,
} as const

/** Palms in a fan, from the lowest pair up, right before left; dice past the tenth lie on the plinth. */
export function hands(count: number): readonly Hand[] {
  const pairs = Math.min(5, Math.ceil(count / 2))
  return Array.from({ length: Math.min(count, pairs * 2) }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1
    const k = Math.floor(i / 2)
    const angle = fan.from + ((fan.to - fan.from) * k) / Math.max(1, pairs - 1)
    const x = side * fan.wide * Math.cos(angle)
    const y = kali.plinth + fan.low + fan.rise * Math.sin(angle)
    const z = kali.middle + fan.front - (fan.back + fan.front) * Math.sin(angle)
    return { ...place(x, y, z), side }
  })
}

/** Place of a die beside her feet: pairs in a line, then a second layer. */
function besideFeet(i: number): Placement {
  const side = i % 2 === 0 ? 1 : -1
  const k = Math.floor(i / 2)
  const [back, up] = [k % 3, Math.floor(k / 3)]
  return place(side * 3.1, kali.plinth + 0.8 + up * 1.65, kali.middle + 0.9 - back * 1.75)
}

/** The middle of each die that a Kali of `capacity` hands holds. */
export function dicePlaces(capacity: number): readonly Placement[] {
  const held = hands(capacity).map(({ x, y, z }) => place(x, y + overPalm, z))
  return [...held, ...Array.from({ length: capacity - held.length }, (_, i) => besideFeet(i))]
}

/** Distance from a die to its lotus, the mark that is touched to turn the die over. */
const lotusOut = 2.24

/** Lotuses lie away from their dice, so that a finger touches only one: outwards in the fan, sideways at her feet. */
export function lotusPlaces(capacity: number): readonly Placement[] {
  const held = hands(capacity).length
  const [y0, z0] = [kali.plinth + fan.low + overPalm, kali.middle + fan.front]
  return dicePlaces(capacity).map(({ x, y, z }, i) => {
    const [dx, dy, dz] = i < held ? [x, y - y0, z - z0] : [x, 0, 0]
    const step = lotusOut / Math.hypot(dx, dy, dz)
    return place(x + dx * step, y + dy * step, z + dz * step)
  })
}

/** Places of the lotus cups, from no karma to the greatest. */
export const karmaPlaces = (max: number): readonly Placement[] =>
  spread(max + 1, Math.min(1.5, 11 / (max + 1))).map((x) => place(x, kali.plinth + 0.12, 0.35))

/** A scroll for each kind of building, a cell for each value. */
export const kaliScroll = { halfX: 1.46, halfZ: 1.15, cell: 0.92, y: 0.98 } as const

export const scrollPlace = (building: number): Placement =>
  place(spread(4, 3.16)[building] ?? 0, kaliScroll.y, 3.75)

export function scrollCell(building: number, level: number): Placement {
  const at = scrollPlace(building)
  return place(at.x + (level - 1) * kaliScroll.cell, at.y, at.z + 0.45)
}
