/** Heads of several viewers on one match: each shows what its viewer may know, joins at any time, and holds nobody up. */
import { expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { hash } from '../../../src/kernel/hash.ts'
import type { AnyStep, Match } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { stillPlan } from '../../../src/scenes/board/plan.ts'
import { stillClock } from '../../../src/session/clock.ts'
import type { Showing } from '../../../src/session/show/head.ts'
import { makeSource } from '../../../src/session/show/source.ts'
import type { Ticker } from '../../../src/session/show/ticker.ts'
import { makeRemoteHead, type RemoteHead } from '../../../src/stage/wire/remoteHead.ts'
import { makePublisher, type ShownTo } from '../../../src/link/wire/publish.ts'
import { kitOf } from '../../kit/kitOf.ts'
import { inWorld } from '../../kit/step.ts'
import { openTable, rest } from '../tables.ts'

type Table = ReturnType<typeof openTable>['session']

interface Follower {
  readonly head: RemoteHead
  /** Each beat that was shown. */
  readonly beats: Showing['beat'][]
  /** How many steps have been shown. */
  shown(): number
  stop(): void
}

/** The head of a screen on another machine, for one viewer. */
function follower(session: Table, ticker: Ticker, viewer: ShownTo = 'table'): Follower {
  const beats: Showing['beat'][] = []
  const head: RemoteHead = makeRemoteHead({
    plan: () => stillPlan,
    ticker,
    speed: () => 1,
    dropped(error) {
      throw error
    },
    changed() {
      const beat = head.showing()?.beat
      if (beat && beats.at(-1) !== beat) beats.push(beat)
    },
  })
  const publisher = makePublisher({
    session,
    viewer: () => viewer,
    send(message) {
      if (message.kind === 'position' || message.kind === 'step') head.put(message)
    },
    now: () => 0,
    report(error) {
      throw error
    },
  })
  return {
    head,
    beats,
    shown: () => head.showing()?.news.number ?? -1,
    stop() {
      publisher.stop()
      head.stop()
    },
  }
}

const ofTable = (match: Match) => match.game.view(match.state, 'table')

/** The same position with everything shuffled that the table may not know. */
async function otherWorld(match: Match): Promise<Match> {
  const kit = await kitOf(match.game)
  return inWorld(match, kit.parts.shuffle(match.state, 'table', makeRandom('other')))
}

/** The position and the last step as the table may know them. */
function toldOf(match: Match, steps: readonly AnyStep[]) {
  const parts = { match: () => match, steps: () => steps, viewer: () => 'table' as const }
  return makeSource({ ...parts, fallen: async () => null }).viewAt(steps.length)
}

test('the head of a player and one of the table follow a match of Nagaraja, and the table learns no secret', async () => {
  const { session, ports } = openTable(nagaraja, 'hb', 'two heads')
  const random = makeRandom('person')
  const table = follower(session, ports.ticker)
  const own: unknown[] = []
  session.onChange(() => void own.push(session.head.showing().beat.to))
  let secrets = 0
  let positions = 0
  session.wake()
  for (let i = 0; i < 120; i += 1) {
    await rest(session, 3)
    const { acting, result } = session.table.getState()
    expect(table.shown()).toBe(session.match().length)
    const match = session.match()
    const seen = table.head.showing()?.beat.to
    expect(hash(seen)).toBe(hash(ofTable(match)))
    const other = await otherWorld(match)
    if (other.state !== match.state) {
      positions += 1
      expect(hash(toldOf(other, session.truth.steps()))).toBe(hash(seen))
    }
    if (hash(match.game.view(match.state, 0)) !== hash(match.game.view(other.state, 0)))
      secrets += 1
    const [mine] = acting
    if (result || !mine) break
    await session.command({ seat: 0, command: random.pick(mine.legal) })
  }
  const steps = session.truth.steps()
  expect(positions).toBeGreaterThan(10)
  // the player knew things that the table did not
  expect(secrets).toBeGreaterThan(10)
  const played = table.beats.filter(({ events }) => events.length > 0)
  expect(played).toHaveLength(steps.filter(({ events }) => events.length > 0).length)
  const said = steps.flatMap(({ events }) =>
    events.map((event) => nagaraja.redact(event as never, 'table')),
  )
  expect(hash(played.flatMap(({ events }) => events))).toBe(hash(said))
  expect(hash([...new Set(own)])).not.toBe(hash(table.beats.map(({ to }) => to)))
  table.stop()
}, 60_000)

test('a head that joins in the middle follows from there, and shows an undo without motion', async () => {
  const { session, ports } = openTable(nagaraja, 'hb', 'late head')
  const random = makeRandom('late')
  session.wake()
  const act = async (): Promise<void> => {
    await rest(session, 3)
    const [mine] = session.table.getState().acting
    if (mine) await session.command({ seat: 0, command: random.pick(mine.legal) })
  }
  for (let i = 0; i < 5; i += 1) await act()
  await rest(session, 3)
  const late = follower(session, ports.ticker)
  expect(late.shown()).toBe(session.match().length)
  expect(late.beats).toHaveLength(1)
  for (let i = 0; i < 40 && !session.table.getState().canUndo; i += 1) {
    await act()
    await rest(session, 3)
  }
  expect(session.table.getState().canUndo).toBe(true)
  const before = late.shown()
  await session.undo()
  await rest(session, 3)
  expect(late.shown()).toBeLessThan(before)
  expect(late.beats.at(-1)?.events).toEqual([])
  expect(hash(late.beats.at(-1)?.to)).toBe(hash(ofTable(session.match())))
  late.stop()
  const last = late.beats.length
  await act()
  await rest(session, 3)
  expect(late.beats).toHaveLength(last)
})

test('the match does not wait for a slow head, which plays the last steps and ends up to date', async () => {
  const { session } = openTable(nagaraja, 'bb', 'slow')
  let arrive: () => void = () => undefined
  const ticker = {
    run: () => ({
      clock: stillClock(),
      arrived: new Promise<void>((resolve) => (arrive = resolve)),
    }),
    finish: () => arrive(),
  }
  const slow = follower(session, ticker)
  session.wake()
  await rest(session)
  const { length } = session.match()
  expect(session.table.getState().result).not.toBeNull()
  expect(slow.shown()).toBe(1)
  for (let i = 0; i < length + 2; i += 1) {
    arrive()
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(slow.shown()).toBe(length)
  slow.stop()
}, 60_000)

test('heads of two seats over a link each show the view of their own seat, and not that of the other', async () => {
  const { session, ports } = openTable(nagaraja, 'bb', 'two seats')
  const seats = [0, 1] as const
  const heads = seats.map((seat) => follower(session, ports.ticker, seat))
  session.wake()
  await rest(session)
  const { game } = session.match()
  const states = session.truth.steps().map(({ before }) => before)
  for (const seat of seats) {
    const shown = heads[seat]?.beats.map(({ to }) => hash(to)) ?? []
    const own = new Set(states.map((state) => hash(game.view(state, seat))))
    const others = states.map((state) => hash(game.view(state, 1 - seat)))
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.slice(0, -1).every((view) => own.has(view))).toBe(true)
    expect(others.filter((view) => !own.has(view)).some((view) => shown.includes(view))).toBe(false)
  }
  for (const head of heads) head.stop()
}, 60_000)
