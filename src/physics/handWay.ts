/** Constants that turn a hand's motion over the felt into a gesture's direction. */
import type { Triple } from './types.ts'

/** Upward part of the direction. */
export const handLift = 0.06
/** Direction of pieces that a hand only lets drop. */
export const droppedWay: Triple = [0.7, 0, -0.3]
