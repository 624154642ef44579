/** A stage without its page: it shows one match at a time, whatever the followed table does. */
import { beforeAll, expect, test, vi } from 'vitest'
import type * as scenes from '../../../src/app/table/scenes.ts'
import { presetAddress } from '../../../src/app/stage/address.ts'
import { makeShow } from '../../../src/app/stage/show.ts'
import { border } from '../../../src/games/border/index.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { makeTime } from '../../../src/session/time.ts'
import { factsOf } from '../../../src/stage/overlays/facts.ts'
import type { Here, Message, News } from '../../../src/link/wire/messages.ts'
import { type Clockwork, listen, makeAir, stageBots } from '../../stage/wire/staging.ts'

const fetched = vi.hoisted(() => ({ fails: 0 }))
vi.mock('../../../src/app/table/scenes.ts', async (original) => {
  const real = await original<typeof scenes>()
  return {
    ...real,
    loadScene: async (...given: Parameters<typeof real.loadScene>) => {
      if (fetched.fails-- > 0) throw new TypeError('Failed to fetch')
      return real.loadScene(...given)
    },
  }
})

beforeAll(ready)

const longEnough = 10

/** Messages of a table of bots in its first steps. */
async function toldBy(game: AnyGame, table: string): Promise<readonly News[]> {
  const [air, clock]: [ReturnType<typeof makeAir>, Clockwork] = [makeAir(), { now: 0, waiting: [] }]
  const { session } = stageBots(game, 'bb', 'shows', air, clock)
  const { heard } = listen(air, clock)
  session.wake()
  while (heard.length < longEnough) await new Promise((resolve) => setTimeout(resolve, 1))
  session.leave()
  return heard.slice(0, longEnough).map((news) => ({ ...news, table }))
}

const hereOf = (game: string, table: string): Here => ({
  kind: 'here',
  table,
  game,
  names: [],
  changedAt: 0,
})

function stage() {
  const time = makeTime()
  const sent: Message[] = []
  const faults: unknown[] = []
  const reported: unknown[] = []
  const later: (() => void)[] = []
  const show = makeShow(presetAddress, {
    time,
    screening: { isHidden: () => false, after: (step) => void setTimeout(step) },
    later: (_milliseconds, step) => void later.push(step),
    send: (message) => void sent.push(message),
    moment: () => undefined,
    now: () => time.now() * 1000,
    report: (error) => void reported.push(error),
  })
  show.subscribe(() => {
    const { game, position, staged } = show.state()
    if (!game || !staged) return
    try {
      factsOf(game, staged)
      expect(staged.news.table).toBe(position?.table)
    } catch (error) {
      faults.push(error)
    }
  })
  return {
    show,
    sent,
    faults,
    reported,
    later,
    /** Advances time until the condition holds; with 0 seconds time stands. */
    async until(isSo: () => boolean, seconds = 0.05): Promise<void> {
      await vi.waitFor(
        () => {
          time.advance(seconds)
          expect(isSo()).toBe(true)
        },
        { timeout: 20_000, interval: 1 },
      )
    },
  }
}

test("the stage opens a table of another game while the last one's motion still runs", async () => {
  const { show, sent, faults, until } = stage()
  show.hear(hereOf('border', 'one'))
  for (const news of await toldBy(border as unknown as AnyGame, 'one')) show.hear(news)
  await until(() => show.state().staged?.moving === 'roll')

  show.hear({ kind: 'gone', table: 'one' })
  show.hear(hereOf('nagaraja', 'two'))
  expect(sent.at(-1)).toEqual({ kind: 'join', table: 'two' })
  const next = await toldBy(nagaraja as unknown as AnyGame, 'two')
  for (const news of next) show.hear(news)
  await until(() => show.state().position?.table === 'two', 0)
  await until(() => show.state().staged?.news.number === next.at(-1)?.number)
  expect(faults).toEqual([])
  show.stop()
})

test("a failed load is retried, and the stage continues at the match's current position", async () => {
  const { show, sent, later, until } = stage()
  const [position, ...steps] = await toldBy(border as unknown as AnyGame, 'one')
  if (!position) throw new Error('nothing was told')
  fetched.fails = 1
  show.hear(hereOf('border', 'one'))
  for (const news of [position, ...steps.slice(0, 3)]) show.hear(news)
  await until(() => later.length > 0, 0)
  expect(show.state().staged).toBe(null)

  sent.length = 0
  for (const step of later.splice(0)) step()
  expect(sent.at(-1)).toEqual({ kind: 'join', table: 'one' })
  show.hear(position)
  await until(() => show.state().staged?.news.number === position.number)
  show.hear(steps[0] as News)
  await until(() => show.state().staged?.news.number === steps[0]?.number)
  show.stop()
})

test('a position that cannot be planned is dropped and counted, and the next step is shown', async () => {
  const { show, sent, reported, later, until } = stage()
  const [position, ...steps] = await toldBy(border as unknown as AnyGame, 'one')
  if (!position) throw new Error('nothing was told')
  show.hear(hereOf('border', 'one'))
  show.hear({ ...position, view: { garbage: 1 } })
  await until(() => show.state().dropped > 0, 0)
  expect(reported).toHaveLength(1)
  expect(later).toHaveLength(1)
  show.hear(steps[0] as News)
  await until(() => show.state().staged?.news.number === steps[0]?.number)
  for (const step of later.splice(0)) step()
  expect(sent.at(-1)).toEqual({ kind: 'join', table: 'one' })
  expect(show.state().dropped).toBe(1)
  show.stop()
})
