/** Highlights of whole matches of Rajas: varied, from the whole match, with its end. */
import { expect, test } from 'vitest'
import { directed } from '../../src/film/camera.ts'
import { lengthOfSpans } from '../../src/film/span.ts'
import { spansOf } from '../../src/film/spans.ts'
import { type FilmTimeline, makeTimeline } from '../../src/film/timeline.ts'
import { rajas } from '../../src/games/rajas/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { makeScene } from '../../src/scenes/rajas/index.ts'
import type { GameScene } from '../../src/scenes/board/scene.ts'
import { makeTime } from '../../src/session/time.ts'
import { makeThrows } from '../../src/session/show/throws.ts'
import { playMatch } from '../session/trust/played.ts'

const game = rajas as AnyGame

async function storyOf(seats: number, seed: string): Promise<FilmTimeline> {
  const origin = { kind: 'foretold', seed } as const
  const match = await playMatch(game, seats, origin, { answering: 'seeded' })
  const scene = makeScene(rajas.values, seats) as GameScene
  const camera = directed('rajas', scene, 'table')
  const throws = makeThrows(() => Promise.reject(new Error('nothing is thrown here')))
  return makeTimeline({ match, viewer: 'table', scene, throws, camera, time: makeTime() })
}

test.each([
  [2, 'a'],
  [4, 'c'],
])(
  'highlights of %i players, match “%s”, show no more tiles than other events',
  async (seats, seed) => {
    const timeline = await storyOf(seats, seed)
    const spans = spansOf(timeline, { highlights: 60 })
    expect(lengthOfSpans(spans)).toBeGreaterThan(50)
    const shown = timeline.parts.filter(
      ({ kind, sinceSeconds: at }) =>
        kind === 'beat' && spans.some(({ from, to }) => at >= from && at < to),
    )
    const showing = (name: string) =>
      shown.filter(({ beat }) => beat.plan.cues.some((cue) => cue.name === name)).length
    for (const name of [
      'tilePlaced',
      'fameGained',
      'boatMoved',
      'bonusReached',
      'workerActivated',
    ]) {
      expect(showing(name), name).toBeGreaterThan(0)
    }
    expect(showing('tilePlaced')).toBeLessThanOrEqual(spans.length / 2)
    expect(showing('markersCrossed')).toBe(1)
    expect(showing('matchEnded')).toBe(1)
    // from each third of the match
    for (const third of [0, 1, 2]) {
      const [from, to] = [third / 3, (third + 1) / 3].map((share) => share * timeline.seconds)
      expect(spans.some((span) => span.from >= (from ?? 0) && span.from < (to ?? 0))).toBe(true)
    }
  },
)
