/** Where the cameras stand: over the whole table from the near side, straight above, and close to each slate. */
import type { CameraPose } from '../contract.ts'
import { slateSpots } from './lay.ts'

const seatPose: CameraPose = { position: [0, 84, 87], target: [0, 0, -3.5] }
const seatPoseOfTwo: CameraPose = { position: [0, 66, 66], target: [0, 0, 0] }

export function camerasFor(seats: number): Readonly<Record<string, CameraPose>> {
  const close = slateSpots(seats)
    .slice(0, seats)
    .map((spot, seat): [string, CameraPose] => [
      `slate-${seat}`,
      { position: [spot.x, 47, spot.z + 25], target: [spot.x, 0, spot.z + 0.8] },
    ])
  return {
    seat: seats === 2 ? seatPoseOfTwo : seatPose,
    above: { position: [0, 132, 0.4], target: [0, 0, 0] },
    ...Object.fromEntries(close),
  }
}
