/** A film's timeline, its sounds, spans, segments and great moments. */
import { beforeAll, describe, expect, test } from 'vitest'
import { directed } from '../../src/film/camera.ts'
import { momentsOf } from '../../src/film/moments.ts'
import { rarityOf } from '../../src/film/rarity.ts'
import { segmentsOf } from '../../src/film/segments.ts'
import { soundsIn, soundsOf } from '../../src/film/sounds.ts'
import { lengthOfSpans } from '../../src/film/span.ts'
import { frameAt, framesOf, spansOf } from '../../src/film/spans.ts'
import {
  type TimelinePart,
  partAt,
  type FilmTimeline,
  makeTimeline,
} from '../../src/film/timeline.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { Piece } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import type { Match } from '../../src/kernel/match.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { keepThrow } from '../../src/physics/kept.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type { Settled } from '../../src/physics/types.ts'
import { makeScene } from '../../src/scenes/nagaraja/index.ts'
import type { GameScene } from '../../src/scenes/board/scene.ts'
import { makeTime } from '../../src/session/time.ts'
import { makeThrows } from '../../src/session/show/throws.ts'
import type { ThrowPieces } from '../../src/session/thrown.ts'
import { playMatch } from '../session/trust/played.ts'

const throwPieces: ThrowPieces = async (pieces, seed, wanted) => {
  const bare = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
  const gesture = wanted ?? namedGesture('default', pieces)
  const settled = simulate({ version: 1, pieces: bare, seed, gesture })
  return {
    answer: { kind: 'faces', faces: settled.faces },
    settled,
    proof: keepThrow(seed, gesture, settled),
  }
}

let match: Match
let timeline: FilmTimeline
const game = nagaraja as AnyGame
const scene = makeScene(nagaraja.values, 2) as GameScene

beforeAll(async () => {
  await ready()
  match = await playMatch(
    game,
    2,
    { kind: 'foretold', seed: 'film' },
    { most: 60, answering: 'falls' },
  )
  const camera = directed('nagaraja', scene, 'table')
  const throws = makeThrows(throwPieces)
  timeline = await makeTimeline({ match, viewer: 'table', scene, throws, camera, time: makeTime() })
})

describe('a timeline', () => {
  test('is in order of time, with each throw before the step that it causes', () => {
    const since = timeline.parts.map(({ sinceSeconds }) => sinceSeconds)
    expect(since).toEqual(since.toSorted((a, b) => a - b))
    expect(new Set(since).size).toBe(since.length)
    const rolls = timeline.parts.filter(({ kind }) => kind === 'roll')
    expect(rolls.length).toBeGreaterThan(1)
    for (const roll of rolls) {
      const next = timeline.parts[timeline.parts.indexOf(roll) + 1]
      expect(next?.kind).toBe('beat')
      expect(next?.step).toBeGreaterThanOrEqual(roll.step)
      expect(next?.sinceSeconds).toBeGreaterThanOrEqual(roll.sinceSeconds + roll.length)
    }
    expect(timeline.seconds).toBeGreaterThan(since.at(-1) ?? Infinity)
    expect(partAt(timeline, -1)).toBe(0)
    expect(partAt(timeline, timeline.seconds)).toBe(timeline.parts.length - 1)
  })

  test('holds only views and events that its viewer may know', () => {
    const steps = stepsOf(match)
    const views = [...steps.map(({ before }) => before), match.state].map((state) =>
      JSON.stringify(game.view(state, 'table')),
    )
    const secret = [...steps.map(({ before }) => before), match.state].map((state) =>
      JSON.stringify(game.view(state, 'director')),
    )
    expect(secret.some((text, i) => text !== views[i])).toBe(true)
    for (const { step, kind, beat } of timeline.parts) {
      const shown = kind === 'roll' ? step - 1 : step
      expect(JSON.stringify(beat.to)).toBe(views[shown])
      const own = steps[shown - 1]?.events ?? []
      expect(beat.events).toEqual(own.map((event) => game.redact(event, 'table')))
    }
  })

  test('has the sounds of contacts and cues at their seconds', () => {
    const sounds = soundsOf(timeline)
    expect(sounds.filter(({ group }) => group === 'dice').length).toBeGreaterThan(5)
    const span = { from: 2, to: 9 }
    const some = soundsIn(sounds, span)
    expect(some.every(({ at }) => at >= 0 && at < 7)).toBe(true)
    expect(some.length).toBe(sounds.filter(({ at }) => at >= 2 && at < 9).length)
  })
})

describe('a film', () => {
  test('shows the steps from one to another', () => {
    const [span] = spansOf(timeline, { fromStep: 5, toStep: 9 })
    const shown = timeline.parts.filter(
      ({ sinceSeconds }) => sinceSeconds >= (span?.from ?? 0) && sinceSeconds < (span?.to ?? 0),
    )
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.every(({ step }) => step >= 5 && step <= 9)).toBe(true)
  })

  test('has highlights within the asked length, without overlap and with the greatest moment', () => {
    for (const most of [5, 12, 40]) {
      const spans = spansOf(timeline, { highlights: most })
      expect(lengthOfSpans(spans)).toBeLessThanOrEqual(most)
      expect(lengthOfSpans(spans)).toBeGreaterThan(most / 4)
      spans.slice(1).forEach(({ from }, i) => expect(from).toBeGreaterThan(spans[i]?.to ?? 0))
    }
    const greatest = Math.max(...timeline.parts.map(({ weight }) => weight))
    const spans = spansOf(timeline, { highlights: 40 })
    const held = timeline.parts.filter(({ sinceSeconds: at }) =>
      spans.some(({ from, to }) => at >= from && at < to),
    )
    expect(Math.max(...held.map(({ weight }) => weight))).toBe(greatest)
  })

  test('has highlights of rare events, too, when one kind of event dominates', () => {
    const beat = (name: string, weight: number, i: number): TimelinePart => {
      const cue = { name, at: 0, where: [0, 0, 0], weight } as const
      const plan = { length: 1, moves: [], cues: [cue] }
      const told = {
        ...(timeline.parts[0] as TimelinePart),
        kind: 'beat',
        weight,
        length: 1,
      } as const
      return { ...told, step: i, sinceSeconds: i * 20, beat: { ...told.beat, plan } }
    }
    const parts = Array.from({ length: 30 }, (_, i) =>
      i % 3 === 0 ? beat('boat', 0.4, i) : beat('tile', 0.5, i),
    )
    const spans = spansOf({ parts, seconds: 584 }, { highlights: 30 })
    const shown = parts.filter(({ sinceSeconds: at }) =>
      spans.some(({ from, to }) => at >= from && at < to),
    )
    const count = (weight: number) => shown.filter((part) => part.weight === weight).length
    expect(count(0.5)).toBeGreaterThanOrEqual(count(0.4))
    expect(count(0.4)).toBeGreaterThan(2)
  })

  test('has a second for each frame, and segments that cover all frames once', () => {
    const spans = spansOf(timeline, { highlights: 30 })
    const fps = 12
    const frames = framesOf(spans, fps)
    const segments = segmentsOf(timeline, spans, fps)
    expect(segments[0]?.from).toBe(0)
    expect(segments.at(-1)?.to).toBe(frames)
    segments.slice(1).forEach(({ from }, i) => expect(from).toBe(segments[i]?.to))
    for (let index = 0; index < frames; index += 1) {
      const { seconds, span } = frameAt(spans, fps, index)
      expect(seconds).toBeGreaterThanOrEqual(spans[span]?.from ?? Infinity)
      expect(seconds).toBeLessThan((spans[span]?.to ?? 0) + 1 / fps)
    }
    expect(() => frameAt(spans, fps, frames)).toThrow()
    const whole = segmentsOf(timeline, spansOf(timeline, {}), fps)
    expect(whole.length).toBeGreaterThan(2)
  })

  test('has great moments in order of time, at most one of a step', () => {
    const moments = momentsOf(timeline)
    expect(moments.map(({ seconds }) => seconds)).toEqual(
      moments.map(({ seconds }) => seconds).toSorted((a, b) => a - b),
    )
    expect(new Set(moments.map(({ step }) => step)).size).toBe(moments.length)
    expect(momentsOf(timeline, 1).length).toBeLessThanOrEqual(1)
  })

  test('takes the still of the last moment at its very end', () => {
    const last = { ...(timeline.parts.at(-1) as TimelinePart), weight: 1 }
    const parts = [...timeline.parts.slice(0, -1), last]
    expect(momentsOf({ ...timeline, parts }).at(-1)?.seconds).toBe(timeline.seconds)
  })
})

test('rarityOf counts six alike as rarer than six different faces', () => {
  const die = (i: number): Piece => ({ id: `d${i}`, kind: 'd6', skin: 'orange', seat: 0 })
  const rarity = (faces: readonly number[]) =>
    rarityOf({ pieces: faces.map((_, i) => die(i)), settled: { faces } as Settled })
  expect(rarity([0, 1, 2, 3, 4, 5])).toBe(0)
  expect(rarity([3, 3, 3, 3, 3, 3])).toBe(1)
  expect(rarity([3, 3, 3, 1, 2, 0])).toBeGreaterThan(rarity([3, 3, 1, 1, 2, 0]))
})
