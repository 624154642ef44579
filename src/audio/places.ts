/** The sound of each place: a bed of noise that lasts, and single sounds at random distances in time. */
import type { PlaceSound } from './placeSounds.ts'

export const ambienceNames = ['river', 'ruin', 'quiet'] as const
export type AmbienceName = (typeof ambienceNames)[number]

/** One kind of single sound. */
export interface PlaceVoice {
  readonly kind: PlaceSound
  /** Least seconds between two of them, and the mean of what is added at random. */
  readonly least: number
  readonly mean: number
  /** Greatest gain: each sound is up to half as loud, since it comes from another distance. */
  readonly gain: number
  /** Greatest pan to either side. */
  readonly aside: number
}

/** A layer of noise. */
export interface PlaceBed {
  readonly seconds: number
  readonly gain: number
  /** Low-pass and high-pass coefficients at 22,050 Hz. */
  readonly low: number
  readonly high: number
  /** Depth of the slow changes of its level, from 0 (steady) to 1. */
  readonly swell: number
}

export interface AmbientPlace {
  /** Two layers whose lengths have no common divisor, so that together they repeat only after minutes. */
  readonly beds: readonly [PlaceBed, PlaceBed]
  readonly voices: readonly PlaceVoice[]
}

export const places: Readonly<Record<AmbienceName, AmbientPlace>> = {
  /** The Ganges below a town: water, birds, people far away. */
  river: {
    beds: [
      { seconds: 19, gain: 0.65, low: 0.04, high: 0, swell: 0.25 },
      { seconds: 23, gain: 0.2, low: 0.18, high: 0.04, swell: 0.6 },
    ],
    voices: [
      { kind: 'lap', least: 3, mean: 7, gain: 0.22, aside: 0.7 },
      { kind: 'song', least: 6, mean: 16, gain: 0.05, aside: 0.9 },
      { kind: 'coo', least: 18, mean: 40, gain: 0.05, aside: 0.8 },
      { kind: 'bustle', least: 25, mean: 45, gain: 0.1, aside: 0.5 },
      { kind: 'bell', least: 70, mean: 100, gain: 0.05, aside: 0.6 },
      { kind: 'drums', least: 90, mean: 130, gain: 0.06, aside: 0.6 },
    ],
  },
  /** A ruin that nobody has been in: wind, stone, drops. */
  ruin: {
    beds: [
      { seconds: 23, gain: 0.55, low: 0.02, high: 0.002, swell: 0.7 },
      { seconds: 29, gain: 0.12, low: 0.08, high: 0.02, swell: 0.8 },
    ],
    voices: [
      { kind: 'gust', least: 7, mean: 14, gain: 0.3, aside: 0.6 },
      { kind: 'drip', least: 5, mean: 15, gain: 0.06, aside: 0.8 },
      { kind: 'pebbles', least: 20, mean: 40, gain: 0.09, aside: 0.9 },
      { kind: 'coo', least: 60, mean: 90, gain: 0.03, aside: 0.8 },
    ],
  },
  /** A room with its shutters open: hardly anything, the garden outside. */
  quiet: {
    beds: [
      { seconds: 17, gain: 0.25, low: 0.02, high: 0, swell: 0.2 },
      { seconds: 29, gain: 0.06, low: 0.1, high: 0.02, swell: 0.4 },
    ],
    voices: [
      { kind: 'creak', least: 25, mean: 45, gain: 0.06, aside: 0.8 },
      { kind: 'song', least: 16, mean: 35, gain: 0.025, aside: 0.9 },
      { kind: 'bell', least: 120, mean: 160, gain: 0.025, aside: 0.5 },
    ],
  },
}
