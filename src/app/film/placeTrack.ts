/** The ambience under a film's sound: the place's beds and single sounds, which run on through its cuts. */
import {
  bedRate,
  makePlaceSchedule,
  mixDown,
  type AmbienceName,
  renderBeds,
  type Sound,
  type Volumes,
} from '../../audio/index.ts'

/** Seconds for which a single sound may ring. */
const ringSeconds = 8

export function makePlaceTrack(place: AmbienceName, rate: number) {
  const beds = renderBeds(place)
  const schedule = makePlaceSchedule(place, 'film')
  let ringing: readonly Sound[] = []

  /** The beds' sum at a sample of the film, interpolated. */
  function bedAt(sample: number): number {
    const exact = (sample / rate) * bedRate
    const at = Math.floor(exact)
    const share = exact - at
    return beds.reduce((sum, bed) => {
      const [a, b] = [bed[at % bed.length] ?? 0, bed[(at + 1) % bed.length] ?? 0]
      return sum + a * (1 - share) + b * share
    }, 0)
  }

  return {
    /** Left and right from a sample of the film on; the spans must be asked for in their order. */
    mix(from: number, samples: number, volumes: Volumes): readonly [Float32Array, Float32Array] {
      const [start, end] = [from / rate, (from + samples) / rate]
      ringing = [...ringing, ...schedule.until(end)].filter(({ at }) => at > start - ringSeconds)
      const before = Math.min(start, ringSeconds)
      const heard = ringing.map((sound) => ({ ...sound, at: sound.at - start + before }))
      const [left, right] = mixDown(heard, before + samples / rate, rate, volumes)
      const skip = Math.round(before * rate)
      const sides = [left, right].map((side) => side.slice(skip, skip + samples))
      for (const side of sides)
        for (let i = 0; i < side.length; i += 1)
          side[i] = (side[i] ?? 0) + bedAt(from + i) * volumes.place
      return [sides[0] ?? left, sides[1] ?? right]
    },
  }
}
