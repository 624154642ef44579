/** From a scene's cues to sounds: chalk and tiles where they are drawn, soft signals for turns, regions and the end. */
import { makeDealer } from './chance.ts'
import { type Cue, type Sound, type SoundGroup, variants } from './types.ts'

const groups: Readonly<Record<Cue['kind'], SoundGroup>> = {
  chalk: 'pieces',
  tile: 'pieces',
  touch: 'pieces',
  turn: 'signals',
  region: 'signals',
  regionLater: 'signals',
  end: 'signals',
}

const gains: Readonly<Record<Cue['kind'], number>> = {
  chalk: 0.5,
  tile: 0.7,
  touch: 0.35,
  turn: 0.4,
  region: 0.6,
  regionLater: 0.45,
  end: 0.7,
}

/** Half of the table (cm). */
const sideReach = 60

export function planCues(cues: readonly Cue[], name: string): readonly Sound[] {
  const dealer = makeDealer(name)
  return cues.map(({ kind, at, x = 0 }) => {
    const isSignal = groups[kind] === 'signals'
    const [shift, variant] = [dealer.unit(), dealer.below(variants)]
    return {
      group: groups[kind],
      kind,
      at,
      gain: gains[kind],
      pan: Math.max(-0.6, Math.min(0.6, x / sideReach)),
      // signals are melodies: they keep their pitch
      pitch: isSignal ? 1 : 0.94 + 0.12 * shift,
      variant: isSignal ? 0 : variant,
    }
  })
}
