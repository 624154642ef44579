/** Where the cameras stand: over the whole table from the near side, straight above, and close to each slate. */
import type { CameraPose } from '../contract.ts'
import { slateSpots } from './lay.ts'

const seatPose: CameraPose = { position: [0, 79, 73], target: [0, 0, -2.5] }
const seatPoseOfFew: CameraPose = { position: [0, 71, 62], target: [0, 0, 0] }

export function camerasFor(seats: number): Readonly<Record<string, CameraPose>> {
  const close = slateSpots(seats)
    .slice(0, seats)
    .map((spot, seat): [string, CameraPose] => [
      `slate-${seat}`,
      { position: [spot.x, 41, spot.z + 22], target: [spot.x, 0, spot.z + 0.8] },
    ])
  return {
    seat: seats < 4 ? seatPoseOfFew : seatPose,
    above: { position: [0, 132, 0.4], target: [0, 0, 0] },
    ...Object.fromEntries(close),
  }
}
