/** The wedge before a province on which its player's name, fame, wealth and gap stand, and where workers wait beside it. */
import { provinceHalfX, type SeatPlan } from '../../shapes/rajas.ts'

export const plate = { halfX: 5.6, rise: 1, deep: 2.1 } as const

/** The plate lies at the left of the province's near side, workers at hand at its right. */
export const plateAt = ({ plate: at }: SeatPlan): { x: number; z: number } => ({
  x: at.x - 4.6,
  z: at.z,
})
export const handAt = ({ plate: at }: SeatPlan): { x: number; z: number } => ({
  x: at.x + 1.8,
  z: at.z,
})
/** From one worker at hand to the next. */
export const handPitch = 1.45

/** Before the plate and the workers, where it would stand among them. */
const beforePlate = 2.5
export function elephantAt({ elephant: { x, z }, plate: near }: SeatPlan): {
  x: number
  z: number
} {
  return { x, z: Math.abs(x - near.x) < provinceHalfX + 1 ? z + beforePlate : z }
}
