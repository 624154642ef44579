/** How the way of a hand over the felt is told as a gesture's direction. */
import type { Triple } from './types.ts'

/** What a hand's way over the felt is lifted by. */
export const handLift = 0.06
/** Which way pieces go that a hand only lets drop. */
export const droppedWay: Triple = [0.7, 0, -0.3]
