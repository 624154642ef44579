/** Name plates in front of the provinces, with the places of waiting workers and the elephant beside them. */
import { provinceHalfX, type SeatPlan } from '../../shapes/rajas.ts'

export const seatPlate = { halfX: 5.6, rise: 1, deep: 2.1 } as const

/** The plate is left and the workers are right of the province's near side. */
export const plateAt = ({ plate: at }: SeatPlan): { x: number; z: number } => ({
  x: at.x - 4.6,
  z: at.z,
})
export const handAt = ({ plate: at }: SeatPlan): { x: number; z: number } => ({
  x: at.x + 1.8,
  z: at.z,
})
/** Distance between waiting workers (cm). */
export const handPitch = 1.45

/** Moves the elephant in front of the plate (cm) if it would stand among the workers. */
const beforePlate = 2.5
export function elephantAt({ elephant: { x, z }, plate: near }: SeatPlan): {
  x: number
  z: number
} {
  return { x, z: Math.abs(x - near.x) < provinceHalfX + 1 ? z + beforePlate : z }
}
