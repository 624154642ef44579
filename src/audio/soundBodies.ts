/** Modal synthesis parameters: resonant modes for each pair of materials, and a noise burst for the impact. */
import type { SoundKind } from './types.ts'

export interface Mode {
  /** Frequency in hertz. */
  readonly pitch: number
  readonly gain: number
  /** Decay time in seconds, down to a thousandth (-60 dB). */
  readonly fade: number
}

export interface SoundBody {
  readonly modes: readonly Mode[]
  readonly noise: { readonly gain: number; readonly fade: number; readonly cutoff: number }
  readonly length: number
}

type Impact =
  | Extract<SoundKind, `${'resin' | 'wood'}-${string}`>
  | 'tile'
  | 'touch'
  | 'card'
  | 'stone'

/** A small resin cube: short, bright and dry. */
const resin: readonly Mode[] = [
  { pitch: 2350, gain: 0.55, fade: 0.075 },
  { pitch: 3920, gain: 0.4, fade: 0.05 },
  { pitch: 5710, gain: 0.25, fade: 0.035 },
  { pitch: 8230, gain: 0.12, fade: 0.02 },
]

/** A beech stick, which rings along its length. */
const stick: readonly Mode[] = [
  { pitch: 1180, gain: 0.7, fade: 0.11 },
  { pitch: 2640, gain: 0.4, fade: 0.08 },
  { pitch: 4480, gain: 0.2, fade: 0.05 },
]

/** The board of the tray, excited by the pieces that land on it. */
const board: readonly Mode[] = [
  { pitch: 182, gain: 0.8, fade: 0.14 },
  { pitch: 341, gain: 0.5, fade: 0.1 },
  { pitch: 620, gain: 0.28, fade: 0.07 },
]

const stone: readonly Mode[] = [
  { pitch: 940, gain: 0.3, fade: 0.05 },
  { pitch: 3010, gain: 0.35, fade: 0.06 },
]

const glass: readonly Mode[] = [
  { pitch: 1720, gain: 0.35, fade: 0.2 },
  { pitch: 4150, gain: 0.3, fade: 0.16 },
  { pitch: 6890, gain: 0.16, fade: 0.1 },
]

const scaled = (modes: readonly Mode[], gain: number, fade = 1): readonly Mode[] =>
  modes.map((mode) => ({ ...mode, gain: mode.gain * gain, fade: mode.fade * fade }))

const soft = { gain: 0.5, fade: 0.03, cutoff: 900 }
const hard = { gain: 0.55, fade: 0.008, cutoff: 7000 }

export const soundBodies: Readonly<Record<Impact, SoundBody>> = {
  'resin-felt': {
    modes: [...scaled(board, 0.75), ...scaled(resin, 0.1, 0.5)],
    noise: soft,
    length: 0.2,
  },
  'resin-wood': {
    modes: [...scaled(board, 0.6), ...scaled(resin, 0.6)],
    noise: hard,
    length: 0.22,
  },
  'resin-glass': { modes: [...glass, ...scaled(resin, 0.5)], noise: hard, length: 0.26 },
  'resin-stone': { modes: [...stone, ...scaled(resin, 0.8)], noise: hard, length: 0.14 },
  'resin-resin': {
    modes: [...resin, ...scaled(resin, 0.5).map((mode) => ({ ...mode, pitch: mode.pitch * 1.19 }))],
    noise: hard,
    length: 0.12,
  },
  'wood-felt': {
    modes: [...scaled(board, 0.7), ...scaled(stick, 0.22, 0.6)],
    noise: soft,
    length: 0.22,
  },
  'wood-wood': {
    modes: [...stick, ...scaled(stick, 0.6).map((mode) => ({ ...mode, pitch: mode.pitch * 1.12 }))],
    noise: { ...hard, cutoff: 4200 },
    length: 0.18,
  },
  'wood-glass': { modes: [...glass, ...scaled(stick, 0.7)], noise: hard, length: 0.26 },
  'wood-stone': { modes: [...stone, ...stick], noise: hard, length: 0.18 },
  'resin-on-wood': {
    modes: [...scaled(stick, 0.6), ...scaled(resin, 0.6)],
    noise: hard,
    length: 0.16,
  },
  tile: {
    modes: [...scaled(stone, 0.9), ...scaled(board, 0.5), { pitch: 2080, gain: 0.4, fade: 0.05 }],
    noise: hard,
    length: 0.18,
  },
  /** A stiff paper card put down on stone. */
  card: {
    modes: scaled(board, 0.25, 0.4),
    noise: { gain: 0.9, fade: 0.06, cutoff: 3200 },
    length: 0.12,
  },
  /** A stone plate set into its bed. */
  stone: {
    modes: [
      ...scaled(board, 0.9),
      ...scaled(stone, 0.8, 1.8),
      { pitch: 118, gain: 0.7, fade: 0.2 },
    ],
    noise: { gain: 0.6, fade: 0.05, cutoff: 1800 },
    length: 0.34,
  },
  touch: { modes: scaled(resin, 0.5, 0.6), noise: { ...hard, gain: 0.3 }, length: 0.08 },
}

export const isImpact = (kind: SoundKind): kind is Impact => kind in soundBodies
