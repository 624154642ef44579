/** Sound planning and synthesis: material, gain and pan, determinism in replays, and the polyphony limit. */
import { expect, test } from 'vitest'
import {
  loudnessOf,
  kindOf,
  mixDown,
  planCues,
  planThrow,
  renderSound,
} from '../../src/audio/index.ts'
import { soundKinds, variants } from '../../src/audio/types.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type { Contact } from '../../src/physics/types.ts'

const contact = (more: Partial<Contact>): Contact => ({
  at: 0.2,
  piece: 0,
  other: null,
  surface: 'felt',
  impulse: 400,
  point: [0, 0, 0],
  ...more,
})

const volumes = { dice: 1, pieces: 1, place: 1, signals: 1 }
const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** The relative energy of sample differences: near 0 for dull sounds, higher for bright ones. */
function brightness(samples: Float32Array): number {
  let change = 0
  for (let i = 1; i < samples.length; i += 1) {
    change += ((samples[i] ?? 0) - (samples[i - 1] ?? 0)) ** 2
  }
  return change / energy(samples)
}

test('kindOf names a sound by the two materials in contact', () => {
  expect(kindOf('colour', 'felt', undefined)).toBe('resin-felt')
  expect(kindOf('stick-white', 'table', undefined)).toBe('wood-stone')
  expect(kindOf('d6', 'piece', 'colour')).toBe('resin-resin')
  expect(kindOf('d6', 'piece', 'stick-green')).toBe('resin-on-wood')
  expect(kindOf('stick-green', 'piece', 'd6')).toBe('resin-on-wood')
  expect(kindOf('stick-brown', 'piece', 'stick-green')).toBe('wood-wood')
  for (const kind of ['d6', 'stick-brown'] as const) {
    for (const surface of ['felt', 'wood', 'glass', 'table'] as const) {
      expect(soundKinds).toContain(kindOf(kind, surface, undefined))
    }
  }
})

test('gainOf grows with the impulse and is 0 below the threshold of hearing', () => {
  const gains = [0, 50, 100, 300, 900, 5000].map(loudnessOf)
  expect(gains).toEqual([...gains].sort((a, b) => a - b))
  expect(gains[0]).toBe(0)
  expect(gains[1]).toBe(0)
  expect(gains.at(-1)).toBe(1)
})

test('planThrow pans a sound by the position of its contact', () => {
  const [left, right] = planThrow(
    ['d6', 'd6'],
    [contact({ point: [-14, 0, 0] }), contact({ piece: 1, point: [14, 0, 0] })],
    'x',
  )
  expect(left?.pan).toBeLessThan(-0.3)
  expect(right?.pan).toBeGreaterThan(0.3)
})

test('planThrow throttles contacts of one piece and keeps the loudest sounds of a window', () => {
  const twice = [contact({ at: 0.1 }), contact({ at: 0.105 }), contact({ at: 0.2 })]
  expect(planThrow(['d6'], twice, 'x').map((sound) => sound.at)).toEqual([0.1, 0.2])
  const kinds = Array.from({ length: 24 }, () => 'stick-brown' as const)
  const crowd = kinds.map((_, piece) => contact({ piece, at: 0.1, impulse: 100 + piece * 20 }))
  const heard = planThrow(kinds, crowd, 'x')
  expect(heard.length).toBe(7)
  expect(Math.min(...heard.map((sound) => sound.gain))).toBeGreaterThan(loudnessOf(100 + 16 * 20))
})

test('planThrow gives a real throw ordered sounds, the same for each replay and others for another throw', async () => {
  await ready()
  const pieces = [0, 1, 2, 3, 4].map(() => ({ kind: 'colour' as const, skin: 'border', seat: 0 }))
  const gesture = namedGesture('default', pieces)
  const thrown = simulate({ version: 1, pieces, seed: 'ears', gesture })
  const again = simulate({ version: 1, pieces, seed: 'ears', gesture })
  const plan = (settled: typeof thrown) =>
    planThrow(settled.track.kinds, settled.contacts, settled.hash)
  expect(plan(thrown).length).toBeGreaterThan(5)
  expect(plan(again)).toEqual(plan(thrown))
  const at = plan(thrown).map((sound) => sound.at)
  expect(at).toEqual([...at].sort((a, b) => a - b))
  const other = simulate({ version: 1, pieces, seed: 'other ears', gesture })
  expect(plan(other)).not.toEqual(plan(thrown))
  const seconds = thrown.track.frames / thrown.track.rate + 0.5
  const bytes = (settled: typeof thrown) =>
    mixDown(plan(settled), seconds, 22050, volumes).map((side) => Buffer.from(side.buffer))
  const [first, second] = [bytes(thrown), bytes(again)]
  expect(first.every((side, i) => side.equals(second[i] ?? Buffer.alloc(0)))).toBe(true)
  expect(bytes(other)[0]?.equals(first[0] ?? Buffer.alloc(0))).toBe(false)
})

test('renderSound fills every kind with samples in range that fade to silence and differ by variant', () => {
  for (const kind of soundKinds) {
    const samples = renderSound(kind, 0, 22050)
    expect(energy(samples), kind).toBeGreaterThan(0.5)
    expect(Math.max(...samples.map(Math.abs)), kind).toBeLessThanOrEqual(0.901)
    expect(Math.abs(samples.at(-1) ?? 1), kind).toBeLessThan(1e-3)
  }
  const tried = Array.from({ length: variants }, (_, i) =>
    renderSound('resin-wood', i, 22050).join(),
  )
  expect(new Set(tried).size).toBe(variants)
})

test('renderSound makes felt duller than wood, and wood duller than resin on resin', () => {
  const [felt = 0, wood = 0, resin = 0] = (
    ['resin-felt', 'resin-wood', 'resin-resin'] as const
  ).map((kind) => brightness(renderSound(kind, 0, 44100)))
  expect(felt).toBeLessThan(wood)
  expect(wood).toBeLessThan(resin)
})

test('planCues keeps the times of cues and varies strokes, but not signals', () => {
  const cues = [
    { sound: 'chalk', at: 0, where: [-30, 0, 0] },
    { sound: 'chalk', at: 0.2, where: [30, 0, 0] },
    { at: 0.3, where: [0, 0, 0] },
    { sound: 'of no kind that is known', at: 0.4, where: [0, 0, 0] },
    { sound: 'gain', at: 0.6, where: [0, 0, 0] },
  ] as const
  const sounds = planCues(cues, 'beat 1')
  expect(sounds.map((sound) => sound.at)).toEqual([0, 0.2, 0.6])
  expect(sounds.map((sound) => sound.group)).toEqual(['pieces', 'pieces', 'signals'])
  expect(sounds[0]?.pitch).not.toBe(sounds[1]?.pitch)
  expect(sounds[2]?.pitch).toBe(1)
  expect(planCues(cues, 'beat 1')).toEqual(sounds)
})

test('mixDown mutes a group whose volume is 0', () => {
  const sounds = planCues([{ sound: 'end', at: 0, where: [0, 0, 0] }], 'x')
  expect(energy(mixDown(sounds, 1, 22050, volumes)[0])).toBeGreaterThan(1)
  expect(energy(mixDown(sounds, 1, 22050, { ...volumes, signals: 0 })[0])).toBe(0)
})
