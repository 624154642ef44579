/** The wedge before a province on which its player's name, fame, wealth and gap stand, and where workers wait beside it. */
import type { SeatPlan } from '../../shapes/rajas.ts'

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
