/** Wire and desk messages with impossible contents: they are refused, or they hold nothing up. */
import { expect, test } from 'vitest'
import { readDesk } from '../../../src/stage/wire/desk.ts'
import {
  type Here,
  type Message,
  readMessage,
  wireVersion,
} from '../../../src/link/wire/messages.ts'
import { opening, step } from './fakeStage.ts'
import { type Clockwork, listen, makeAir } from './staging.ts'

const here: Here = { kind: 'here', table: 't', game: 'border', names: [], changedAt: 0 }

/** A stage that has found table `t`, and the channel of that table. */
function found(delaySeconds = 0, hear: (message: Message) => void = () => undefined) {
  const air = makeAir()
  const clock: Clockwork = { now: 1_000_000, waiting: [] }
  const table = air.join(hear)
  const { feed, heard } = listen(air, clock, delaySeconds)
  return { table, feed, heard }
}

test.each([8e15, -8e15, Number.MAX_VALUE])(
  'a position sent at %d holds up no message after it',
  (sentAt) => {
    const { table, heard } = found()
    table.send(here)
    table.send({ ...opening, sentAt })
    table.send(step(1, 1))
    expect(heard.map(({ number }) => number)).toEqual([0, 1])
  },
)

test('a delayed stage counts the delay from the arrival of a message, not by the clock of the table', () => {
  const { table, heard } = found(10)
  table.send(here)
  table.send({ ...opening, sentAt: 0 })
  expect(heard).toEqual([])
})

test.each([
  { result: 'over' },
  { result: {} },
  { result: { why: { key: 'x' } } },
  { result: { standings: [], why: 'x' } },
  { lines: [{ key: 3 }] },
  { number: -1 },
  { number: 0.5 },
  { sentAt: Number.NaN },
  { due: [99] },
])('a position with %j is refused', (odd) => {
  expect(readMessage(opening)).not.toBeNull()
  expect(readMessage({ ...opening, ...odd })).toBeNull()
})

test.each([1e300, -1, Number.NaN, Number.POSITIVE_INFINITY, '12:00'])(
  'a mark at %s is refused',
  (at) => {
    expect(readDesk({ kind: 'marked', at: 1_000_000, number: 3 })).not.toBeNull()
    expect(readDesk({ kind: 'marked', at, number: 3 })).toBeNull()
  },
)

test('a feed knows whether the table it follows is another version', () => {
  const { table, feed } = found()
  table.send({ kind: 'version', wire: wireVersion, table: 't' })
  table.send(here)
  expect(feed.isOtherVersion()).toBe(false)
  table.send({ kind: 'version', wire: wireVersion + 1, table: 't' })
  expect(feed.isOtherVersion()).toBe(true)
})

test('a table that tells no version is another version, and its readable messages are shown', () => {
  const { table, feed, heard } = found()
  table.send(here)
  table.send(opening)
  expect(feed.isOtherVersion()).toBe(true)
  expect(heard).toHaveLength(1)
})

test('the version of a later build is read whatever else its message holds', () => {
  const later = { kind: 'version', wire: 9, table: 't', codec: 'x' }
  expect(readMessage(later)).toMatchObject({ wire: 9, table: 't' })
})

test('a forged position with a huge number makes the stage join again at the next step', () => {
  const joined: unknown[] = []
  const { table, heard } = found(0, (message) => void (message.kind === 'join' && joined.push(1)))
  table.send(here)
  table.send(opening)
  table.send({ ...opening, number: 2 ** 50 })
  expect(joined).toHaveLength(1)
  table.send(step(1, 1))
  expect(joined).toHaveLength(2)
  table.send({ ...opening, number: 1 })
  expect(heard.at(-1)?.number).toBe(1)
})

test('a flood of forged tables does not keep a stage from a real one', () => {
  const { table, feed } = found()
  for (let i = 0; i < 1000; i += 1) table.send({ ...here, table: `forged ${i}` })
  expect(feed.tables().length).toBeLessThanOrEqual(100)
  table.send(here)
  feed.follow('t')
  expect(feed.state()).toEqual({ kind: 'waiting', table: 't' })
})
