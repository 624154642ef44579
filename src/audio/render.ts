/** Synthesizes the samples of a sound, deterministically for each kind and variant. */
import { soundBodies, isImpact, melodies } from './soundBodies.ts'
import { type SoundRandom, makeSoundRandom } from './random.ts'
import type { SoundKind } from './types.ts'

/** Exponential decay to a thousandth (-60 dB) within `fade` seconds. */
const decay = (seconds: number, fade: number): number => Math.exp((-6.9 * seconds) / fade)

/** A short attack ramp that avoids clicks. */
const attackSeconds = 0.0006

function addNoise(
  out: Float32Array,
  rate: number,
  random: SoundRandom,
  { gain, fade, cutoff }: { gain: number; fade: number; cutoff: number },
): void {
  const ease = 1 - Math.exp((-2 * Math.PI * cutoff) / rate)
  let kept = 0
  const end = Math.min(out.length, Math.ceil(fade * 1.5 * rate))
  for (let i = 0; i < end; i += 1) {
    kept += (random.unit() * 2 - 1 - kept) * ease
    out[i] = (out[i] ?? 0) + kept * gain * decay(i / rate, fade)
  }
}

function addTone(
  out: Float32Array,
  rate: number,
  at: number,
  tone: {
    readonly pitch: number
    readonly gain: number
    readonly fade: number
    readonly rise: number
  },
): void {
  const step = (2 * Math.PI * tone.pitch) / rate
  const start = Math.floor(at * rate)
  for (let i = start; i < out.length; i += 1) {
    const seconds = (i - start) / rate
    const level = decay(seconds, tone.fade)
    if (level < 1e-4) return
    const rise = seconds < tone.rise ? seconds / tone.rise : 1
    out[i] = (out[i] ?? 0) + Math.sin((i - start) * step) * tone.gain * level * rise
  }
}

function renderImpact(
  kind: keyof typeof soundBodies,
  rate: number,
  random: SoundRandom,
): Float32Array {
  const { modes, noise, length } = soundBodies[kind]
  const out = new Float32Array(Math.ceil(length * rate))
  addNoise(out, rate, random, noise)
  for (const { pitch, gain, fade } of modes) {
    // The point of impact decides which modes are excited, so their pitch and gain vary.
    const struck = {
      pitch: pitch * (0.97 + 0.06 * random.unit()),
      gain: gain * (0.45 + 0.55 * random.unit()),
    }
    addTone(out, rate, 0, { ...struck, fade: fade * 1.6, rise: attackSeconds })
  }
  return out
}

/** Two strokes of chalk: band-passed noise with amplitude modulation. */
function renderChalk(rate: number, random: SoundRandom): Float32Array {
  const out = new Float32Array(Math.ceil(0.42 * rate))
  let [low, high] = [0, 0]
  for (let i = 0; i < out.length; i += 1) {
    const seconds = i / rate
    const inStroke = (seconds % 0.21) / 0.21
    const swell = Math.sin(Math.PI * Math.min(1, inStroke * 1.25)) ** 0.6
    const pressure = inStroke > 0.8 ? 0 : swell
    const stutter = 0.65 + 0.35 * Math.sin(2 * Math.PI * (58 + 30 * inStroke) * seconds)
    const white = random.unit() * 2 - 1
    low += (white - low) * 0.62
    high += (low - high) * 0.16
    out[i] = (low - high) * pressure * stutter * 0.8
  }
  return out
}

/**
 * Filtered noise: low-pass and high-pass coefficients, attack share, and rate and depth of the
 * tremolo.
 */
const noiseSounds = {
  /** A stone slab dragged over stone. */
  slab: { seconds: 0.7, low: 0.16, high: 0.02, swell: 0.25, shaking: 23, depth: 0.5 },
  /** A snake's hiss. */
  hiss: { seconds: 0.9, low: 0.92, high: 0.5, swell: 0.12, shaking: 9, depth: 0.18 },
} as const

function renderNoise(
  kind: keyof typeof noiseSounds,
  rate: number,
  random: SoundRandom,
): Float32Array {
  const { seconds: length, low: ease, high: cut, swell, shaking, depth } = noiseSounds[kind]
  const out = new Float32Array(Math.ceil(length * rate))
  let [low, high] = [0, 0]
  for (let i = 0; i < out.length; i += 1) {
    const seconds = i / rate
    const share = seconds / length
    const level = Math.min(1, share / swell) * (1 - share) ** 1.4
    const shake = 1 - depth + depth * Math.sin(2 * Math.PI * shaking * seconds)
    low += (random.unit() * 2 - 1 - low) * ease
    high += (low - high) * cut
    out[i] = (low - high) * level * shake
  }
  return out
}

function renderMelody(kind: keyof typeof melodies, rate: number): Float32Array {
  const notes = melodies[kind]
  const last = notes.at(-1)?.[1] ?? 0
  const out = new Float32Array(Math.ceil((last + 1.5) * rate))
  for (const [pitch, at] of notes) {
    // A small brass bell with slightly inharmonic partials.
    addTone(out, rate, at, { pitch, gain: 0.5, fade: 1.3, rise: 0.006 })
    addTone(out, rate, at, { pitch: pitch * 2.01, gain: 0.2, fade: 0.8, rise: 0.004 })
    addTone(out, rate, at, { pitch: pitch * 2.98, gain: 0.1, fade: 0.5, rise: 0.003 })
    addTone(out, rate, at, { pitch: pitch * 5.4, gain: 0.035, fade: 0.25, rise: 0.002 })
  }
  return out
}

/**
 * Normalizes the peak to 0.9 and fades out the last samples; the loudness comes from the gain node.
 */
function normalized(samples: Float32Array): Float32Array {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  const k = most > 0 ? 0.9 / most : 0
  const tail = Math.min(samples.length, 220)
  return samples.map((sample, i) => sample * k * Math.min(1, (samples.length - 1 - i) / tail))
}

export function renderSound(kind: SoundKind, variant: number, rate: number): Float32Array {
  const random = makeSoundRandom(`${kind} ${variant}`)
  if (isImpact(kind)) return normalized(renderImpact(kind, rate, random))
  if (kind === 'chalk') return normalized(renderChalk(rate, random))
  if (kind === 'slab' || kind === 'hiss') return normalized(renderNoise(kind, rate, random))
  return normalized(renderMelody(kind, rate))
}
