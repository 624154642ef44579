/** Mixes planned sounds into two sample buffers, for films and for tests of replays. */
import { renderSound } from './render.ts'
import type { Sound, SoundGroup } from './types.ts'

export type Volumes = Readonly<Record<SoundGroup, number>>

export function mixDown(
  sounds: readonly Sound[],
  seconds: number,
  rate: number,
  volumes: Volumes,
): readonly [Float32Array, Float32Array] {
  const length = Math.ceil(seconds * rate)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  const cache = new Map<string, Float32Array>()
  for (const sound of sounds) {
    const key = `${sound.kind} ${sound.variant}`
    const samples = cache.get(key) ?? renderSound(sound.kind, sound.variant, rate)
    cache.set(key, samples)
    const start = Math.round(sound.at * rate)
    const gain = sound.gain * volumes[sound.group]
    const angle = ((sound.pan + 1) * Math.PI) / 4
    const [toLeft, toRight] = [gain * Math.cos(angle), gain * Math.sin(angle)]
    const count = Math.min(Math.floor(samples.length / sound.pitch), length - start)
    for (let i = 0; i < count; i += 1) {
      const exact = i * sound.pitch
      const at = Math.floor(exact)
      const share = exact - at
      const sample = (samples[at] ?? 0) * (1 - share) + (samples[at + 1] ?? 0) * share
      left[start + i] = (left[start + i] ?? 0) + sample * toLeft
      right[start + i] = (right[start + i] ?? 0) + sample * toRight
    }
  }
  return [left, right]
}
