/** Synthesizes the single sounds of a place, such as a bird's song, a gust of wind or a pebble; each variant differs. */
import type { SoundRandom } from './random.ts'
import { addTone, decay } from './tone.ts'
import type { SoundKind } from './types.ts'

export type PlaceSound = Extract<
  SoundKind,
  'song' | 'coo' | 'lap' | 'bell' | 'drums' | 'bustle' | 'gust' | 'pebbles' | 'drip' | 'creak'
>

const between = (random: SoundRandom, from: number, to: number): number =>
  from + (to - from) * random.unit()

interface Glide {
  readonly at: number
  readonly seconds: number
  readonly from: number
  readonly to: number
  readonly gain: number
}

/** Adds a sine that glides from one pitch to another, with a rounded envelope. */
function addGlide(out: Float32Array, rate: number, { at, seconds, from, to, gain }: Glide): void {
  const start = Math.floor(at * rate)
  const count = Math.min(Math.floor(seconds * rate), out.length - start)
  let turn = 0
  for (let i = 0; i < count; i += 1) {
    const share = i / count
    turn += (2 * Math.PI * (from + (to - from) * share)) / rate
    out[start + i] = (out[start + i] ?? 0) + Math.sin(turn) * Math.sin(Math.PI * share) ** 2 * gain
  }
}

const silence = (seconds: number, rate: number): Float32Array =>
  new Float32Array(Math.ceil(seconds * rate))

/** A phrase of two to six chirps, of which some are repeated. */
function song(rate: number, random: SoundRandom): Float32Array {
  const out = silence(2.2, rate)
  const base = between(random, 2300, 3700)
  const count = 2 + random.below(5)
  const isTrill = random.unit() < 0.3
  let at = 0.02
  for (let i = 0; i < count && at < 1.8; i += 1) {
    const from = base * between(random, 0.92, 1.15)
    const seconds = isTrill ? 0.06 : between(random, 0.08, 0.24)
    addGlide(out, rate, { at, seconds, from, to: from * between(random, 0.78, 1.3), gain: 1 })
    at += seconds + (isTrill ? 0.03 : between(random, 0.05, 0.28))
  }
  return out
}

/** A dove: two or three low notes. */
function coo(rate: number, random: SoundRandom): Float32Array {
  const out = silence(2, rate)
  const base = between(random, 420, 520)
  const count = 2 + random.below(2)
  for (let i = 0; i < count; i += 1) {
    const glide = { at: 0.05 + i * 0.55, seconds: between(random, 0.3, 0.45), gain: 1 }
    addGlide(out, rate, { ...glide, from: base * 1.06, to: base })
  }
  return out
}

/** Water against a step: a few soft bursts with bubbles. */
function lap(rate: number, random: SoundRandom): Float32Array {
  const out = silence(1.8, rate)
  const bursts = 2 + random.below(3)
  for (let n = 0; n < bursts; n += 1) {
    const start = Math.floor(between(random, 0, 1.1) * rate)
    const count = Math.floor(between(random, 0.25, 0.6) * rate)
    const loud = between(random, 0.4, 1)
    let [low, lower] = [0, 0]
    for (let i = 0; i < count && start + i < out.length; i += 1) {
      low += (random.unit() * 2 - 1 - low) * 0.14
      lower += (low - lower) * 0.02
      const level = Math.sin(Math.PI * (i / count) ** 0.6) ** 2
      out[start + i] = (out[start + i] ?? 0) + (low - lower) * level * loud
    }
    const from = between(random, 380, 700)
    const glide = { at: start / rate + 0.06, seconds: 0.09, from, to: from * 1.5 }
    addGlide(out, rate, { ...glide, gain: 0.12 * loud })
  }
  return out
}

/** A temple's bell far across the water. */
function bell(rate: number, random: SoundRandom): Float32Array {
  const out = silence(5, rate)
  const pitch = between(random, 250, 330)
  const strokes = 1 + random.below(3)
  for (let n = 0; n < strokes; n += 1)
    for (const [times, gain, fade] of [
      [0.5, 0.3, 3.2],
      [1, 0.6, 2.6],
      [1.19, 0.3, 2],
      [2.03, 0.12, 1],
    ] as const)
      addTone(out, rate, n * 0.95, { pitch: pitch * times, gain, fade, rise: 0.03 })
  return out
}

/** Drums of a distant feast: a bar or two, dull from the way. */
function drums(rate: number, random: SoundRandom): Float32Array {
  const out = silence(3.4, rate)
  const beat = between(random, 0.21, 0.29)
  for (let n = 0; n < 8 + random.below(4); n += 1) {
    if (n > 0 && random.unit() < 0.3) continue
    const isHigh = random.unit() < 0.4
    const pitch = (isHigh ? 210 : 104) * between(random, 0.97, 1.04)
    addTone(out, rate, n * beat, { pitch, gain: between(random, 0.3, 1), fade: 0.3, rise: 0.012 })
  }
  return out
}

/** Filtered noise whose level follows `level` (share of the sound, seconds). */
function breath(
  seconds: number,
  rate: number,
  random: SoundRandom,
  filter: { readonly low: number; readonly high: number },
  level: (share: number, second: number) => number,
): Float32Array {
  const out = silence(seconds, rate)
  // filter coefficients are told for 44.1 kHz
  const [ease, cut] = [filter.low, filter.high].map(
    (share) => 1 - (1 - share) ** (44_100 / rate),
  ) as [number, number]
  let [first, low, high] = [0, 0, 0]
  for (let i = 0; i < out.length; i += 1) {
    first += (random.unit() * 2 - 1 - first) * ease
    low += (first - low) * ease
    high += (low - high) * cut
    out[i] = (low - high) * level(i / out.length, i / rate)
  }
  return out
}

/** Voices of a market too far to be understood: noise in the range of voices, in syllables. */
function bustle(rate: number, random: SoundRandom): Float32Array {
  const tempos = [between(random, 2.1, 2.9), between(random, 3.2, 4.3), between(random, 0.5, 0.8)]
  return breath(5.5, rate, random, { low: 0.075, high: 0.035 }, (share, second) => {
    const syllables = tempos.map((tempo) => Math.sin(2 * Math.PI * tempo * second) ** 2)
    return Math.sin(Math.PI * share) ** 1.5 * (0.25 + syllables.reduce((sum, one) => sum + one, 0))
  })
}

function gust(rate: number, random: SoundRandom): Float32Array {
  const seconds = between(random, 4, 7)
  const peak = between(random, 0.35, 0.6)
  const shake = between(random, 0.7, 1.4)
  return breath(
    seconds,
    rate,
    random,
    { low: between(random, 0.03, 0.06), high: 0.006 },
    (share, second) => {
      const rise = share < peak ? share / peak : (1 - share) / (1 - peak)
      return rise ** 1.6 * (0.8 + 0.2 * Math.sin(2 * Math.PI * shake * second))
    },
  )
}

/** Small stones that come loose and trickle down. */
function pebbles(rate: number, random: SoundRandom): Float32Array {
  const out = silence(1.9, rate)
  const count = 3 + random.below(6)
  let [at, gain] = [0.01, 1]
  for (let n = 0; n < count && at < 1.6; n += 1) {
    for (const pitch of [between(random, 800, 1300), between(random, 2600, 3600)])
      addTone(out, rate, at, { pitch, gain, fade: 0.05, rise: 0.0008 })
    at += between(random, 0.05, 0.3)
    gain *= between(random, 0.55, 0.9)
  }
  return out
}

/** A drop into a basin, with the echo of a vault. */
function drip(rate: number, random: SoundRandom): Float32Array {
  const out = silence(1.4, rate)
  const from = between(random, 700, 1150)
  for (const [at, gain] of [
    [0.01, 1],
    [0.19, 0.3],
    [0.41, 0.1],
  ] as const)
    addGlide(out, rate, { at, seconds: 0.07, from, to: from * 1.7, gain })
  return out
}

/** Wood that settles: a few dull ticks, close together. */
function creak(rate: number, random: SoundRandom): Float32Array {
  const out = silence(0.9, rate)
  const pitch = between(random, 190, 330)
  const ticks = 3 + random.below(7)
  const gap = between(random, 0.03, 0.07)
  for (let n = 0; n < ticks; n += 1) {
    const gain = Math.sin((Math.PI * (n + 1)) / (ticks + 1)) * between(random, 0.5, 1)
    const tone = { pitch: pitch * (1 + 0.02 * n), gain, fade: 0.06, rise: 0.001 }
    addTone(out, rate, n * gap * decay(n, 60), tone)
  }
  return out
}

const renderers: Readonly<Record<PlaceSound, (rate: number, random: SoundRandom) => Float32Array>> =
  { song, coo, lap, bell, drums, bustle, gust, pebbles, drip, creak }

export const renderPlaceSound = (
  kind: PlaceSound,
  rate: number,
  random: SoundRandom,
): Float32Array => renderers[kind](rate, random)
