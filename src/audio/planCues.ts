/** Maps a scene's cues to sounds: pieces are panned by their place, signals play as melodies. */
import { makeSoundRandom } from './random.ts'
import { type HeardCue, type Sound, variants } from './types.ts'

/** Group and gain of each sound that a cue may name. */
const cueSounds = {
  chalk: { group: 'pieces', gain: 0.5 },
  tile: { group: 'pieces', gain: 0.7 },
  touch: { group: 'pieces', gain: 0.35 },
  card: { group: 'pieces', gain: 0.4 },
  stone: { group: 'pieces', gain: 0.75 },
  slab: { group: 'pieces', gain: 0.7 },
  hiss: { group: 'pieces', gain: 0.55 },
  turn: { group: 'signals', gain: 0.4 },
  gain: { group: 'signals', gain: 0.6 },
  gainLater: { group: 'signals', gain: 0.45 },
  won: { group: 'signals', gain: 0.55 },
  cancel: { group: 'signals', gain: 0.5 },
  amulet: { group: 'signals', gain: 0.4 },
  end: { group: 'signals', gain: 0.7 },
} as const

type CueSound = keyof typeof cueSounds
const isCueSound = (sound: string): sound is CueSound => Object.hasOwn(cueSounds, sound)

/** The distance from the middle of the table at which the pan is full. */
const panReachCm = 60

export function planCues(cues: readonly HeardCue[], name: string): readonly Sound[] {
  const random = makeSoundRandom(name)
  return cues.flatMap(({ sound, at, where: [x] }) => {
    if (sound === undefined || !isCueSound(sound)) return []
    const { group, gain } = cueSounds[sound]
    const isSignal = group === 'signals'
    const [shift, variant] = [random.unit(), random.below(variants)]
    return {
      group,
      kind: sound,
      at,
      gain,
      pan: Math.max(-0.6, Math.min(0.6, x / panReachCm)),
      // Signals are melodies, so they keep their pitch.
      pitch: isSignal ? 1 : 0.94 + 0.12 * shift,
      variant: isSignal ? 0 : variant,
    }
  })
}
