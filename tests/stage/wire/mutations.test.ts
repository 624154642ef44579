/** Random mutations of wire and desk messages: whatever is read, the stage shows the next sound position. */
import { beforeAll, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import { ready } from '../../../src/physics/rapier.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { makeScene as makeBorder } from '../../../src/scenes/border/index.ts'
import { makeScene as makeNagaraja } from '../../../src/scenes/nagaraja/index.ts'
import { stillClock } from '../../../src/session/clock.ts'
import { makeDirector } from '../../../src/stage/director/director.ts'
import { readDesk } from '../../../src/stage/wire/desk.ts'
import { type News, readMessage } from '../../../src/link/wire/messages.ts'
import { makeRemoteHead } from '../../../src/stage/wire/remoteHead.ts'
import { settled } from './fakeStage.ts'
import { listen, makeAir, stageBots } from './staging.ts'

beforeAll(ready)

/** Values that no honest message holds in most of its places. */
const odd: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e300,
  8e15,
  '',
  '__proto__',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  { key: 'no.such.word' },
  true,
]

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)

/** Replaces, removes or adds one property somewhere in the message. */
function mutate(message: object, random: Random): unknown {
  const copy: Record<string, unknown> = structuredClone(message) as never
  let at = copy
  for (let depth = random.int(6); depth > 0; depth -= 1) {
    const inner = Object.values(at).filter(isPlain)
    if (inner.length === 0) break
    at = random.pick(inner)
  }
  const keys = Object.keys(at)
  const key = keys.length > 0 && random.int(10) > 0 ? random.pick(keys) : 'added'
  if (random.int(4) === 0) delete at[key]
  else at[key] = random.pick(odd)
  return copy
}

/** The first news of a match of bots. */
async function newsOf(game: AnyGame): Promise<readonly News[]> {
  const [air, clock] = [makeAir(), { now: 0, waiting: [] }]
  const { session } = stageBots(game, 'bb', 'mutations', air, clock, () => 'table', 'seeded')
  const { heard } = listen(air, clock)
  session.wake()
  while (heard.length < 40) await settled()
  session.leave()
  return heard
}

/** A stage that plans with the scene and directs, but whose motions take no time. */
function stageOf(scene: GameScene, game: string) {
  const director = makeDirector(game, scene, 'table')
  let dropped = 0
  const head = makeRemoteHead({
    plan: scene.plan,
    ticker: {
      run: (seconds) => ({ clock: stillClock(seconds), arrived: Promise.resolve() }),
      finish: () => undefined,
    },
    speed: () => 1,
    prepare: async (motion) => void director.direct(motion, 0),
    cut: () => director.restart(0),
    changed: () => undefined,
    dropped: () => void (dropped += 1),
  })
  return { head, dropped: () => dropped }
}

test.each([
  [border as unknown as AnyGame, makeBorder(border.values, 2) as GameScene],
  [nagaraja as AnyGame, makeNagaraja(nagaraja.values, 2) as GameScene],
])(
  'a stage of $id shows a sound position after each of 60 mutated messages',
  async (game, scene) => {
    const news = await newsOf(game)
    const opening = news[0] as News
    const random = makeRandom('mutations')
    const { head, dropped } = stageOf(scene, game.id)
    let read = 0
    for (let i = 0; i < 60; i += 1) {
      const mutated = readMessage(mutate(random.pick(news), random))
      if (mutated?.kind === 'position' || mutated?.kind === 'step') {
        read += 1
        head.put(mutated)
      }
      const number = 1000 + i
      head.put({ ...opening, number })
      await settled()
      expect(head.showing()?.news.number).toBe(number)
    }
    // the mutations reach the stage, and some of them cannot be shown
    expect(read).toBeGreaterThan(15)
    expect(dropped()).toBeGreaterThan(0)
  },
  60_000,
)

test('readDesk answers 500 mutated messages with a message or null', () => {
  const random = makeRandom('desk')
  const air = {
    kind: 'onAir',
    game: 'border',
    seats: ['a', 'b'],
    follows: 'following',
    camera: { kind: 'seat', seat: 1 },
    wanted: null,
    overlays: ['score'],
    delaySeconds: 0,
  }
  const marked = { kind: 'marked', at: 1_000_000, number: 3 }
  for (let i = 0; i < 500; i += 1) {
    const read = readDesk(mutate(random.pick([air, marked]), random))
    if (read?.kind === 'marked') expect(() => new Date(read.at).toISOString()).not.toThrow()
    if (read?.kind === 'onAir')
      expect(read.seats.every((seat) => typeof seat === 'string')).toBe(true)
  }
})
