/** The ambience of a place: its beds as loops without a seam, and the schedule of its single sounds. */
import { places, type PlaceBed, type AmbienceName, type PlaceVoice } from './places.ts'
import { makeSoundRandom, type SoundRandom } from './random.ts'
import { type Sound, variants } from './types.ts'

/** Sample rate of the beds, which have nothing above 10 kHz. */
export const bedRate = 22_050

/** The crossfade from the end of a bed's loop into its start. */
const crossfadeSeconds = 1.5

/** Noise whose level wanders slowly and never regularly. */
function noise({ low: ease, high: cut, swell }: PlaceBed, name: string, length: number) {
  const random = makeSoundRandom(name)
  const out = new Float32Array(length)
  let [first, low, high, slow, slower] = [0, 0, 0, 0, 0]
  for (let i = 0; i < length; i += 1) {
    const white = random.unit() * 2 - 1
    first += (white - first) * ease
    low += (first - low) * Math.min(1, ease * 4)
    high += (low - high) * cut
    slow += (white - slow) * 0.0003
    slower += (slow - slower) * 0.0003
    out[i] = (low - high) * Math.max(0.1, 1 + swell * Math.max(-1, Math.min(1, slower * 130)))
  }
  return out
}

/** The beds of a place, each a mono loop at `bedRate`. */
export function renderBeds(place: AmbienceName): readonly Float32Array[] {
  return places[place].beds.map((bed, number) => {
    const length = Math.floor(bed.seconds * bedRate)
    const over = Math.floor(crossfadeSeconds * bedRate)
    const raw = noise(bed, `${place} ${number}`, length + over)
    const out = raw.slice(0, length)
    for (let i = 0; i < over; i += 1) {
      const share = i / over
      out[i] = (raw[i] ?? 0) * Math.sqrt(share) + (raw[length + i] ?? 0) * Math.sqrt(1 - share)
    }
    return out.map((sample) => sample * bed.gain)
  })
}

/** Seconds to the next sound of a voice: exponentially distributed above the least, so that no rhythm is heard. */
const gapOf = ({ least, mean }: PlaceVoice, random: SoundRandom): number =>
  least - Math.log(1 - random.unit()) * mean

/** No sound begins earlier, so that the place is quiet when a table opens. */
const leadSeconds = 4

function makeVoice(voice: PlaceVoice, seed: string) {
  const random = makeSoundRandom(`${seed} ${voice.kind}`)
  let last = -1
  const next = (after: number): Sound => {
    const shift = random.below(variants - 1)
    const variant = last < 0 ? random.below(variants) : (last + 1 + shift) % variants
    last = variant
    return {
      group: 'place',
      kind: voice.kind,
      at: after + gapOf(voice, random),
      gain: voice.gain * (0.5 + 0.5 * random.unit()),
      pan: (random.unit() * 2 - 1) * voice.aside,
      pitch: 0.92 + 0.16 * random.unit(),
      variant,
    }
  }
  // the first distance begins somewhere within a gap, as if the place had been there before
  let coming = next(leadSeconds - voice.least * random.unit())
  while (coming.at < leadSeconds) coming = next(coming.at)
  return {
    soonest: () => coming.at,
    take(): Sound {
      const taken = coming
      coming = next(taken.at)
      return taken
    },
  }
}

export interface PlaceSchedule {
  /** Time of the next sound, in seconds from the beginning. */
  soonest(): number
  /** The sounds before that second that have not been taken yet, in their order. */
  until(seconds: number): readonly Sound[]
}

/** The same seed gives the same sounds, however they are taken. */
export function makePlaceSchedule(place: AmbienceName, seed: string): PlaceSchedule {
  const voices = places[place].voices.map((voice) => makeVoice(voice, seed))
  const first = () => voices.reduce((a, b) => (b.soonest() < a.soonest() ? b : a))
  return {
    soonest: () => first().soonest(),
    until(seconds) {
      const taken: Sound[] = []
      for (let next = first(); next.soonest() < seconds; next = first()) taken.push(next.take())
      return taken
    },
  }
}
