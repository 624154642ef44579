/** Where the cameras stand: the whole table, parts of the board, the offer, the supply, each province and Kali. */
import type { View } from '../../games/rajas/types/index.ts'
import type { Wait } from '../../games/rajas/types/waits.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type Field, shotFields, trayAt } from '../../shapes/rajas.ts'
import { trays } from '../../shapes/trays.ts'
import type { Acting, CameraPose } from '../contract.ts'
import type { Lay } from './lay.ts'

/** A camera over the middle of what it shows, `slope` above the table in its depth; the window gives the distance. */
function over(shows: Field, slope: number, isUnlisted = false): CameraPose {
  const [x, z] = [(shows.x[0] + shows.x[1]) / 2, (shows.z[0] + shows.z[1]) / 2]
  const pose = { position: [x, slope * 100, z + 100] as const, target: [x, 0, z] as const, shows }
  return isUnlisted ? { ...pose, isUnlisted } : pose
}

const both = (...fields: readonly Field[]): Field => ({
  x: [Math.min(...fields.map(({ x }) => x[0])), Math.max(...fields.map(({ x }) => x[1]))],
  z: [Math.min(...fields.map(({ z }) => z[0])), Math.max(...fields.map(({ z }) => z[1]))],
})

/** Dice in Kali's uppermost hands are seen this far behind her foot (cm). */
const handsBehind = 7
const handsBeside = 2.5

/** The fields of the shapes, those with a Kali as deep as she is high. */
function fieldsFor(seats: number): Readonly<Record<string, Field>> {
  const entries = Object.entries(shotFields(seats)).map(([name, field]): [string, Field] => {
    const isHigh = /^(seat|kali)-/.test(name)
    if (!isHigh) return [name, field]
    const { x, z } = field
    return [name, { x: [x[0] - handsBeside, x[1] + handsBeside], z: [z[0] - handsBehind, z[1]] }]
  })
  return Object.fromEntries(entries)
}

/** How steeply each of them looks down; others as `usual`. */
const slopes: Readonly<Record<string, number>> = { seat: 1.15, offer: 1.5, supply: 1.1 }
const usual = 1.35

export function camerasFor({ seats }: Lay): Readonly<Record<string, CameraPose>> {
  const fields = fieldsFor(seats)
  const seat = fields['seat'] ?? { x: [-60, 60], z: [-28, 40] }
  const supply = fields['supply'] ?? seat
  const { halfX, halfZ } = trays.dice
  const tray = {
    x: [trayAt.x - halfX, trayAt.x + halfX],
    z: [trayAt.z - halfZ, trayAt.z + halfZ],
  } as const
  const listed = Object.entries(fields).map(([name, field]): [string, CameraPose] => {
    const slope = name.startsWith('province') ? 1.9 : (slopes[name] ?? usual)
    return [name, over(field, slope, /^(kali|seat)-|^spaces$/.test(name))]
  })
  const sharing = Array.from({ length: seats }, (_, i): [string, CameraPose][] => {
    const own = fields[`seat-${i}`] ?? seat
    const { board = seat, offer = seat } = fields
    return [
      [`turn-${i}`, over(both(own, board), 1.15, true)],
      [`offer-${i}`, over(both(own, offer), 1.35, true)],
      [`supply-${i}`, over(both(own, supply, tray), 1.15, true)],
    ]
  }).flat()
  return {
    ...Object.fromEntries([...listed, ...sharing]),
    above: over(both(seat, supply, tray), 300),
  }
}

/** What is touched to answer, and nothing beside it. */
function closeTo(wait: Wait, seat: Seat): string {
  switch (wait.kind) {
    case 'tile':
      return 'offer'
    case 'cost':
    case 'upgrade':
    case 'rerollChoice':
    case 'karma':
    case 'pay':
      return `kali-${seat}`
    case 'site':
    case 'income':
      return `province-${seat}`
    case 'slot':
      return wait.tile === null ? 'supply' : `province-${seat}`
    case 'dice':
      return 'supply'
    case 'boat':
      return 'river'
    case 'chamber':
      return 'palace'
    case 'good':
      return 'market'
    default:
      return 'spaces'
  }
}

/**
 * What may be touched is in the picture: the board, the offer or the supply, each with the seat that acts. A small
 * picture shows what is touched alone, and the landscape while others play.
 */
export function attentionOf(view: View, acting: readonly Acting[], isSmall = false): string {
  const { seat, wait } = view.flow
  if (isSmall) return acting.length === 0 ? 'spaces' : closeTo(wait, seat)
  if (acting.length === 0) return 'seat'
  switch (wait.kind) {
    case 'place':
      return `turn-${seat}`
    case 'tile':
      return `offer-${seat}`
    case 'cost':
    case 'upgrade':
    case 'rerollChoice':
    case 'karma':
    case 'pay':
    case 'site':
    case 'income':
      return `seat-${seat}`
    case 'dice':
    case 'slot':
      return `supply-${seat}`
    case 'boat':
      // whoever may stay where they are says so on their plate
      return wait.optional ? `turn-${seat}` : 'river'
    default:
      return `turn-${seat}`
  }
}
