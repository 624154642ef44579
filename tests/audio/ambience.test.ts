/** The ambience of each place: loops without a seam, and single sounds that never repeat a pattern. */
import { expect, test } from 'vitest'
import { bedRate, makePlaceSchedule, renderBeds } from '../../src/audio/ambience.ts'
import { ambienceNames, places } from '../../src/audio/places.ts'
import { manifests } from '../../src/games/index.ts'

const minutes = 60

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

test('every game has a place of its own to be heard in', () => {
  const heard = manifests.map(({ ambience }) => ambience)
  expect(new Set(heard).size).toBe(manifests.length)
  for (const place of heard) expect(ambienceNames).toContain(place)
})

test('the two beds of a place repeat together only after more than five minutes', () => {
  for (const { beds } of Object.values(places)) {
    const [a, b] = [beds[0].seconds, beds[1].seconds]
    expect((a * b) / divisor(a, b)).toBeGreaterThan(5 * minutes)
  }
})

test('a bed loops without a click, and is never silent nor clipped', () => {
  for (const place of ambienceNames)
    for (const bed of renderBeds(place)) {
      let usual = 0
      for (let i = 1; i < bedRate; i += 1)
        usual = Math.max(usual, Math.abs((bed[i] ?? 0) - (bed[i - 1] ?? 0)))
      expect(Math.abs((bed[0] ?? 0) - (bed.at(-1) ?? 0)), place).toBeLessThanOrEqual(usual)
      const second = Array.from({ length: 12 }, (_, i) =>
        bed.slice(i * bedRate, (i + 1) * bedRate).reduce((sum, v) => sum + v * v, 0),
      )
      expect(Math.min(...second), place).toBeGreaterThan(0)
      expect(
        bed.reduce((most, v) => Math.max(most, Math.abs(v)), 0),
        place,
      ).toBeLessThan(0.9)
    }
})

test('a schedule is the same for a seed, however it is taken, and another for another seed', () => {
  for (const place of ambienceNames) {
    const whole = makePlaceSchedule(place, 'a').until(10 * minutes)
    const pieces = makePlaceSchedule(place, 'a')
    const taken = Array.from({ length: 200 }, (_, i) => pieces.until((i + 1) * 3)).flat()
    expect(taken).toEqual(whole)
    expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(makePlaceSchedule(place, 'b').until(10 * minutes)).not.toEqual(whole)
    expect(new Set(whole.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(whole.every(({ group }) => group === 'place')).toBe(true)
  }
})

/** The greatest share of a place's sounds that are heard again after the same time, for all times up to five minutes. */
function mostRepeated(place: (typeof ambienceNames)[number], seed: string): number {
  const sounds = makePlaceSchedule(place, seed).until(20 * minutes)
  let most = 0
  for (let period = 4; period <= 5 * minutes; period += 1) {
    const first = sounds.filter(({ at }) => at < 20 * minutes - period)
    const again = first.filter(({ kind, variant, at }) =>
      sounds.some(
        (other) =>
          other.kind === kind &&
          other.variant === variant &&
          Math.abs(other.at - at - period) < 0.5,
      ),
    )
    most = Math.max(most, again.length / first.length)
  }
  return most
}

test('no period under five minutes repeats even a tenth of the single sounds', () => {
  for (const place of ambienceNames)
    for (const seed of ['one', 'two', 'three'])
      expect(mostRepeated(place, seed), `${place} ${seed}`).toBeLessThan(0.1)
})

test('two sounds of a kind are never closer than its least distance, nor of the same variant', () => {
  for (const place of ambienceNames) {
    const sounds = makePlaceSchedule(place, 'apart').until(60 * minutes)
    expect(sounds[0]?.at).toBeGreaterThanOrEqual(4)
    for (const { kind, least } of places[place].voices) {
      const own = sounds.filter((sound) => sound.kind === kind)
      expect(own.length, kind).toBeGreaterThan(4)
      own.slice(1).forEach((sound, i) => {
        expect(sound.at - (own[i]?.at ?? 0)).toBeGreaterThanOrEqual(least)
        expect(sound.variant).not.toBe(own[i]?.variant)
      })
    }
  }
})
