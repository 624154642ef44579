/** Synthesizes the ambience, a river with evening birds, as a seamless loop. */
import { makeSoundRandom } from './random.ts'

export const ambienceSeconds = 16

/** The crossfade from the end of the loop into its start. */
const crossfadeSeconds = 1.5

interface Call {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly length: number
}

/** Bird calls, as short frequency glides. */
const calls: readonly Call[] = [
  { at: 2.1, from: 3100, to: 3900, length: 0.12 },
  { at: 2.32, from: 3300, to: 2800, length: 0.16 },
  { at: 7.4, from: 2500, to: 2500, length: 0.22 },
  { at: 7.8, from: 2500, to: 2100, length: 0.26 },
  { at: 12.6, from: 3600, to: 4200, length: 0.09 },
  { at: 12.75, from: 3600, to: 4200, length: 0.09 },
]

function river(rate: number, length: number): Float32Array {
  const random = makeSoundRandom('river')
  const out = new Float32Array(length)
  let [slow, low, wash] = [0, 0, 0]
  for (let i = 0; i < length; i += 1) {
    const white = random.unit() * 2 - 1
    slow += (white - slow) * 0.0004
    low += (white - low) * 0.02
    wash += (white - wash) * 0.09
    const swell = 0.6 + 0.4 * Math.sin((2 * Math.PI * i) / rate / 5.3 + slow * 40)
    out[i] = low * 0.9 + (wash - low) * 0.35 * swell
  }
  return out
}

function addCall(out: Float32Array, rate: number, call: Call): void {
  let turn = 0
  const start = Math.floor(call.at * rate)
  const count = Math.floor(call.length * rate)
  for (let i = 0; i < count && start + i < out.length; i += 1) {
    const share = i / count
    turn += (2 * Math.PI * (call.from + (call.to - call.from) * share)) / rate
    out[start + i] = (out[start + i] ?? 0) + Math.sin(turn) * Math.sin(Math.PI * share) ** 2 * 0.018
  }
}

export function renderAmbience(rate: number): Float32Array {
  const length = Math.floor(ambienceSeconds * rate)
  const over = Math.floor(crossfadeSeconds * rate)
  const raw = river(rate, length + over)
  const out = raw.slice(0, length)
  for (let i = 0; i < over; i += 1) {
    const share = i / over
    out[i] = (raw[i] ?? 0) * Math.sqrt(share) + (raw[length + i] ?? 0) * Math.sqrt(1 - share)
  }
  for (const call of calls) addCall(out, rate, call)
  return out
}
