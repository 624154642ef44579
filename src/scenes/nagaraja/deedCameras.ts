/** Nagaraja's cameras for what happens: revealed calls, played cards, a temple's walls, a ledge, niches from near. */
import { temple } from '../../shapes/nagaraja.ts'
import { fateLedge, templeSpots } from '../../shapes/nagarajaTable.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import type { CameraPose } from '../contract.ts'
import { cameraOver, mirrored, type Shows, tabletReachCm } from './cameraOver.ts'
import { bySeat } from './ground.ts'

/** Laid cards of both players with the prize between them, when the calls are turned over. */
const calls: Shows = { x: [-58.2, 58.2], z: [-6, 30] }
/** The cards that a player has played beside the temple, and the temple itself. */
const playShows = (seat: number): Shows =>
  mirrored({ x: [-58.5, templeSpots[0].x + temple.halfX], z: [-1, 42] }, seat)

/** A temple without its score rail. */
const wallsShows = (seat: number): Shows => {
  const { x, z } = bySeat(templeSpots, seat)
  return {
    x: [x - temple.halfX, x + temple.halfX],
    z: [z + temple.far - tabletReachCm, z + temple.near],
  }
}

/** Half the size (cm) of the picture round one niche. */
const nicheHalf = 6

/** These niches of one temple from near. */
export function nicheCamera(places: readonly (readonly [number, number, number])[]): CameraPose {
  const span = (axis: 0 | 2): readonly [number, number] => {
    const values = places.map((at) => at[axis])
    return [Math.min(...values) - nicheHalf, Math.max(...values) + nicheHalf]
  }
  return cameraOver({ x: span(0), z: span(2) }, 1, true)
}

/** A player's ledge, for small viewports. */
const ledgeShows = (seat: number): Shows => {
  const [x, half] = [bySeat(fateLedge.x, seat), fateLedge.wide / 2]
  return { x: [x - half, x + half], z: [fateLedge.near - fateLedge.deep - 3, fateLedge.near + 3] }
}

export function deedCameras(): Readonly<Record<string, CameraPose>> {
  const own = bothSeats.flatMap((seat): [string, CameraPose][] => [
    [`play-${seat}`, cameraOver(playShows(seat), 1.3, true)],
    [`walls-${seat}`, cameraOver(wallsShows(seat), 1.4, true)],
    [`ledge-${seat}`, cameraOver(ledgeShows(seat), 1.4, true)],
  ])
  return { calls: cameraOver(calls, 1.2, true), ...Object.fromEntries(own) }
}
