/** A small seeded generator of its own: 32-bit whole numbers and simple arithmetic, equal everywhere. */
import { normalised, type Rotation } from './rotation.ts'

export type ThrowRandom = {
  /** A whole number below 2^32. */
  readonly word: () => number
  /** A number from 0 up to, but not including, 1. */
  readonly unit: () => number
  /** A whole number below `n`, each exactly as likely: what would be uneven is drawn again. */
  readonly below: (n: number) => number
  /** A number between -1 and 1. */
  readonly spread: () => number
}

function mix(text: string, start: number): number {
  let h = start
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Four lanes of state from the text, then the `sfc32` step of Chris Doty-Humphrey's PractRand. */
export function makeThrowRandom(seed: string): ThrowRandom {
  let a = mix(seed, 0x9e3779b9)
  let b = mix(seed, 0x243f6a88)
  let c = mix(seed, 0xb7e15162)
  let d = 1
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 16; i++) word()
  const unit = (): number => word() / 4294967296
  const below = (n: number): number => {
    const fair = 4294967296 - (4294967296 % n)
    for (;;) {
      const drawn = word()
      if (drawn < fair) return drawn % n
    }
  }
  return { word, unit, below, spread: () => unit() * 2 - 1 }
}

/** A rotation drawn evenly from all rotations: points outside the unit ball are drawn again. */
export function anyRotation(random: ThrowRandom): Rotation {
  for (;;) {
    const x = random.spread()
    const y = random.spread()
    const z = random.spread()
    const w = random.spread()
    const square = x * x + y * y + z * z + w * w
    if (square <= 1 && square > 0.01) return normalised(x, y, z, w)
  }
}

/** A direction drawn evenly from the circle. */
export function anyCircle(random: ThrowRandom): readonly [number, number] {
  for (;;) {
    const x = random.spread()
    const y = random.spread()
    const square = x * x + y * y
    if (square <= 1 && square > 0.01) {
      const k = 1 / Math.sqrt(square)
      return [x * k, y * k]
    }
  }
}
