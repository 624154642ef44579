/** Power: how small a bias of one face a test with so many pieces would still find. */
import { chiTail } from './chi.ts'

/** The chi-square that is exceeded by chance with the probability `alpha`. */
export function criticalChi(degrees: number, alpha: number): number {
  let low = 0
  let high = 1000
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (chiTail(middle, degrees) > alpha) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Tail of the non-central chi-square: a Poisson mixture of central ones. */
function shiftedTail(chi: number, degrees: number, shift: number): number {
  let weight = Math.exp(-shift / 2)
  let sum = 0
  for (let j = 0; j < 400; j++) {
    sum += weight * chiTail(chi, degrees + 2 * j)
    weight *= shift / 2 / (j + 1)
  }
  return sum
}

/**
 * The smallest share by which one face can be too frequent (the others share the loss) and still be
 * found with the given power at the level `alpha`. 0.02 means 2 % more often than it should be.
 */
export function smallestBias(faces: number, pieces: number, alpha: number, power: number): number {
  const chi = criticalChi(faces - 1, alpha)
  let low = 0
  let high = 400
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (shiftedTail(chi, faces - 1, middle) < power) low = middle
    else high = middle
  }
  return Math.sqrt((high * (faces - 1)) / pieces)
}
