/** Synthesizes the samples of a sound, deterministically for each kind and variant. */
import { renderPlaceSound } from './placeSounds.ts'
import { isMelody, renderMelody } from './melodies.ts'
import { soundBodies, isImpact } from './soundBodies.ts'
import { addTone, decay } from './tone.ts'
import { type SoundRandom, makeSoundRandom } from './random.ts'
import type { SoundKind } from './types.ts'

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
  if (isMelody(kind)) return normalized(renderMelody(kind, rate))
  return normalized(renderPlaceSound(kind, rate, random))
}
