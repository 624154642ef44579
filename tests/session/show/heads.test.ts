/** Several heads on one truth: each shows what its viewer may know, nobody waits for them, and they come at any time. */
import { expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { hash } from '../../../src/kernel/hash.ts'
import type { AnyStep, Match } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { type Plan, stillPlan } from '../../../src/scenes/board/plan.ts'
import { stillClock } from '../../../src/session/clock.ts'
import type { Following } from '../../../src/session/session.ts'
import { type Head, makeHead, type Showing } from '../../../src/session/show/head.ts'
import { makeThrows } from '../../../src/session/show/throws.ts'
import { kitOf } from '../../kit/kitOf.ts'
import { inWorld } from '../../kit/step.ts'
import { makeTestPorts } from '../ports.ts'
import { openTable, rest } from '../tables.ts'

/** Everything that a head has given out, as it came. */
function watched() {
  const given: Showing['beat'][] = []
  let head: Pick<Head, 'showing'> | null = null
  const look = (): void => {
    const beat = head?.showing().beat
    if (beat && given.at(-1) !== beat) given.push(beat)
  }
  return {
    given,
    look,
    watch<H extends Pick<Head, 'showing'>>(other: H): H {
      head = other
      look()
      return other
    },
  }
}

const ofTable = (match: Match) => match.game.view(match.state, 'table')

/** The same position with everything shuffled that the table may not know. */
async function otherWorld(match: Match): Promise<Match> {
  const kit = await kitOf(match.game)
  return inWorld(match, kit.parts.shuffle(match.state, 'table', makeRandom('other')))
}

/** What a head of the table gives out of a position, or of the step that led to it. */
function givenOf(match: Match, steps: readonly AnyStep[]) {
  const ports = makeTestPorts()
  const throws = makeThrows(ports.throwPieces)
  const source = { match: () => match, steps: () => steps, throws, changed: () => undefined }
  const head = makeHead<Plan>({ ...source, viewer: () => 'table' }, ports)
  return head.showing().beat
}

test('a player’s head and the table’s follow the same match of Nagaraja, and the table learns nothing', async () => {
  const { session, ports } = openTable(nagaraja, 'hb', 'two heads')
  const [table, own] = [watched(), watched()]
  const random = makeRandom('person')
  const plan = () => stillPlan
  const shown: Following<Plan> = table.watch(
    session.follow('table', { ...ports, plan }, table.look),
  )
  own.watch(session.head)
  session.onChange(own.look)
  let secrets = 0
  let positions = 0
  session.wake()
  for (let i = 0; i < 120; i += 1) {
    await rest(session, 3)
    const { acting, result } = session.table.getState()
    expect(shown.shown()).toBe(session.match().length)
    const match = session.match()
    const seen = shown.showing().beat.to
    expect(hash(seen)).toBe(hash(ofTable(match)))
    const other = await otherWorld(match)
    if (other.state !== match.state) {
      positions += 1
      expect(hash(givenOf(other, session.truth.steps()).to)).toBe(hash(seen))
    }
    if (hash(match.game.view(match.state, 0)) !== hash(match.game.view(other.state, 0)))
      secrets += 1
    const [mine] = acting
    if (result || !mine) break
    await session.command({ seat: 0, command: random.pick(mine.legal) })
  }
  const steps = session.truth.steps()
  expect(positions).toBeGreaterThan(10)
  // the player knew what the table did not: otherwise nothing was tried
  expect(secrets).toBeGreaterThan(10)
  const played = table.given.filter(({ events }) => events.length > 0)
  expect(played).toHaveLength(steps.filter(({ events }) => events.length > 0).length)
  const said = steps.flatMap(({ events }) =>
    events.map((event) => nagaraja.redact(event as never, 'table')),
  )
  expect(hash(played.flatMap(({ events }) => events))).toBe(hash(said))
  expect(hash(own.given.map(({ to }) => to))).not.toBe(hash(table.given.map(({ to }) => to)))
  shown.stop()
}, 60_000)

test('a head that comes in the middle follows from there, and a step back is a still', async () => {
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
  const { given, look, watch } = watched()
  const late = watch(session.follow('table', { ...ports, plan: () => stillPlan }, look))
  expect(late.shown()).toBe(session.match().length)
  expect(given).toHaveLength(1)
  for (let i = 0; i < 40 && !session.table.getState().canUndo; i += 1) {
    await act()
    await rest(session, 3)
  }
  expect(session.table.getState().canUndo).toBe(true)
  const before = late.shown()
  await session.undo()
  await rest(session, 3)
  expect(late.shown()).toBeLessThan(before)
  expect(given.at(-1)?.events).toEqual([])
  expect(hash(given.at(-1)?.to)).toBe(hash(ofTable(session.match())))
  late.stop()
  const last = given.length
  await act()
  await rest(session, 3)
  expect(given).toHaveLength(last)
})

test('nobody waits for another head: a slow one comes after', async () => {
  const { session, ports } = openTable(nagaraja, 'bb', 'slow')
  let arrive: (() => void) | null = null
  const ticker = {
    run: () => ({
      clock: stillClock(),
      arrived: new Promise<void>((resolve) => (arrive = resolve)),
    }),
    finish: () => arrive?.(),
  }
  const slow = session.follow('table', { ...ports, ticker }, () => undefined)
  session.wake()
  await rest(session)
  const { length } = session.match()
  expect(session.table.getState().result).not.toBeNull()
  expect(slow.shown()).toBe(1)
  for (let i = 0; i < length + 2; i += 1) {
    arrive!()
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(slow.shown()).toBe(length)
  slow.stop()
}, 60_000)
