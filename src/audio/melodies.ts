/** Renders the signals: short melodies of small brass bells, struck stone bowls, or glass chimes. */
import { addTone } from './tone.ts'
import type { SoundKind } from './types.ts'

type Melody = Extract<
  SoundKind,
  'turn' | 'gain' | 'gainLater' | 'won' | 'cancel' | 'amulet' | 'end'
>

/** A partial of a note: its pitch and gain relative to the note's, its decay and its attack in seconds. */
type Partial = readonly [pitch: number, gain: number, fade: number, rise: number]

const timbres = {
  /** Brass with slightly inharmonic partials. */
  bell: [
    [1, 0.5, 1.3, 0.006],
    [2.01, 0.2, 0.8, 0.004],
    [2.98, 0.1, 0.5, 0.003],
    [5.4, 0.035, 0.25, 0.002],
  ],
  /** A bowl of stone: dull, and soon over. */
  bowl: [
    [1, 0.6, 0.5, 0.003],
    [2.76, 0.22, 0.22, 0.002],
    [4.1, 0.08, 0.1, 0.001],
  ],
  /** Thin glass: high partials, a soft attack. */
  glass: [
    [1, 0.4, 0.9, 0.012],
    [2.32, 0.16, 0.6, 0.01],
    [4.25, 0.09, 0.4, 0.008],
  ],
} as const satisfies Readonly<Record<string, readonly Partial[]>>

interface Tune {
  readonly timbre: keyof typeof timbres
  /** Frequency in hertz and onset in seconds. */
  readonly notes: readonly (readonly [number, number])[]
}

const melodies: Readonly<Record<Melody, Tune>> = {
  turn: {
    timbre: 'bell',
    notes: [
      [440, 0],
      [659.3, 0.12],
    ],
  },
  gain: {
    timbre: 'bell',
    notes: [
      [587.3, 0],
      [740, 0.11],
      [880, 0.22],
      [1174.7, 0.36],
    ],
  },
  gainLater: {
    timbre: 'bell',
    notes: [
      [587.3, 0],
      [740, 0.13],
    ],
  },
  /** A room is won: a bowl struck low, answered by an open fifth. */
  won: {
    timbre: 'bowl',
    notes: [
      [196, 0],
      [392, 0.16],
      [587.3, 0.3],
      [784, 0.44],
    ],
  },
  /** An ability is cancelled: a falling step that breaks off. */
  cancel: {
    timbre: 'bowl',
    notes: [
      [622.3, 0],
      [466.2, 0.1],
      [311.1, 0.2],
    ],
  },
  /** An amulet is taken: a shimmer of glass. */
  amulet: {
    timbre: 'glass',
    notes: [
      [1318.5, 0],
      [1760, 0.07],
      [1975.5, 0.14],
      [2637, 0.24],
    ],
  },
  end: {
    timbre: 'bell',
    notes: [
      [440, 0],
      [554.4, 0.16],
      [659.3, 0.32],
      [880, 0.48],
      [1108.7, 0.72],
    ],
  },
}

export const isMelody = (kind: SoundKind): kind is Melody => kind in melodies

export function renderMelody(kind: Melody, rate: number): Float32Array {
  const { notes, timbre } = melodies[kind]
  const last = notes.at(-1)?.[1] ?? 0
  const out = new Float32Array(Math.ceil((last + 1.5) * rate))
  for (const [pitch, at] of notes)
    for (const [times, gain, fade, rise] of timbres[timbre])
      addTone(out, rate, at, { pitch: pitch * times, gain, fade, rise })
  return out
}
