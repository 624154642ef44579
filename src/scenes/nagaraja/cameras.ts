/** Where the cameras stand: over the whole table, above, close to each temple, to a hand, to what is offered. */
import { temple } from '../../shapes/nagaraja.ts'
import { templeSpots } from '../../shapes/nagarajaTable.ts'
import { templesFor } from '../../games/nagaraja/rules/targets.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import { bySeat } from './ground.ts'
import type { CameraPose } from '../contract.ts'

type Shows = NonNullable<CameraPose['shows']>

/** A camera over the middle of what it shows, `slope` above the table in its depth; the window gives the distance. */
function over(shows: Shows, slope: number, isUnlisted = false): CameraPose {
  const [x, z] = [(shows.x[0] + shows.x[1]) / 2, (shows.z[0] + shows.z[1]) / 2]
  return {
    position: [x, slope * 100, z + 100],
    target: [x, 0, z],
    shows,
    ...(isUnlisted && { isUnlisted }),
  }
}

/** The farthest things are the plates over the tray; the nearest, the players' names. */
const table: Shows = { x: [-60, 60], z: [-43, 60.6] }
/** Sticks, and what is written of them over the tray. */
const fate: Shows = { x: [-24.5, 22.5], z: [-47.5, -8] }
const temples: Shows = { x: [-60, 60], z: [0, 60] }

const mirrored = ({ x, z }: Shows, seat: number): Shows =>
  seat === 0 ? { x, z } : { x: [-x[1], -x[0]], z }

/** The temple with its rails. */
const templeShows = (seat: number): Shows => {
  const { x, z } = bySeat(templeSpots, seat)
  return { x: [x - temple.halfX - 1, x + temple.halfX + 1], z: [z + temple.far, z + temple.near] }
}

/** A hand with the temple before it, its laid cards and held amulets. */
const handShows = (seat: number): Shows => mirrored({ x: [-62, -1], z: [3, 60.6] }, seat)
/** The temple with held amulets and the prize. */
const buildShows = (seat: number): Shows => mirrored({ x: [-48, 7], z: [0, 46.6] }, seat)

export function camerasFor(): Readonly<Record<string, CameraPose>> {
  const close = bothSeats.flatMap((seat): [string, CameraPose][] => [
    [`temple-${seat}`, over(templeShows(seat), 1.5)],
    [`call-${seat}`, over(handShows(seat), 1.3, true)],
    [`build-${seat}`, over(buildShows(seat), 1.6, true)],
  ])
  return {
    seat: over(table, 1.05),
    above: over(table, 300),
    tray: over(fate, 1.45),
    temples: over(temples, 1.3, true),
    offer: over({ x: [-20, 20], z: [26, 57] }, 1.4, true),
    pile: over({ x: [-48, 48], z: [-10, 58] }, 3, true),
    ...Object.fromEntries(close),
  }
}

/** Where what is aimed at lies. */
function aimedAt(box: Box, { activation }: View): string {
  if (!activation) return 'seat'
  const card = lookUp(box.cards, activation.card)
  if (card.symbol === 'stick') return 'tray'
  const [only, other] = templesFor(card, activation.seat)
  return other === undefined && only !== undefined ? `temple-${only}` : 'temples'
}

export function attentionOf(box: Box, view: View): string {
  const { phase } = view
  switch (phase.kind) {
    case 'call':
      return `call-${phase.seat}`
    case 'target':
      return aimedAt(box, view)
    case 'window':
      return 'temples'
    case 'recover':
      return view.pile ? 'pile' : 'seat'
    case 'explore':
      return `build-${phase.seat}`
    case 'give':
      return 'offer'
    case 'over':
      return 'temples'
    default:
      return 'seat'
  }
}
