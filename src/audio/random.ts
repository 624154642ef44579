/** A seeded random generator for sound variation, so that a replay sounds the same. */

export interface SoundRandom {
  /** From 0 (inclusive) to 1 (exclusive). */
  unit(): number
  below(count: number): number
}

export function makeSoundRandom(name: string): SoundRandom {
  let state = 0x811c9dc5
  for (let i = 0; i < name.length; i += 1) {
    state = Math.imul(state ^ name.charCodeAt(i), 0x01000193)
  }
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { unit, below: (count) => Math.floor(unit() * count) }
}
