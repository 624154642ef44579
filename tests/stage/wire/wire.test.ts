/** The wire from a table to its stages: complete and in order, also late or delayed, and without secrets. */
import { beforeAll, describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { State } from '../../../src/games/nagaraja/types.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { ready } from '../../../src/physics/rapier.ts'
import type { Message, News } from '../../../src/link/wire/messages.ts'
import { readMessage } from '../../../src/link/wire/messages.ts'
import { rest } from '../../session/tables.ts'
import { type Clockwork, listen, makeAir, stageBots, turn } from './staging.ts'

const game = border as unknown as AnyGame
const second = 1000
const makeClock = (): Clockwork => ({ now: 1_000_000, waiting: [] })

/** Until the match has come so far. */
async function played(session: ReturnType<typeof stageBots>['session'], length: number) {
  while (session.match().length < length) await new Promise((resolve) => setTimeout(resolve, 1))
}

beforeAll(ready)

describe('the wire', () => {
  test('the first stage, one that joins late and a delayed one receive the same steps', async () => {
    const [air, clock] = [makeAir(), makeClock()]
    const { session } = stageBots(game, 'bb', 'stages', air, clock)
    const first = listen(air, clock)
    session.wake()
    await played(session, 12)
    const late = listen(air, clock)
    const delayed = listen(air, clock, 5)
    await rest(session)
    turn(clock, 6 * second)
    const ends = [first, late, delayed].map(({ heard }) => heard.at(-1))
    const { state, length } = session.match()
    for (const end of ends) {
      expect(end?.number).toBe(length)
      expect(end?.view).toEqual(border.view(state as never, 'table'))
    }
    expect(ends[0]?.result?.standings).toHaveLength(2)
    // from the position on nothing is missing, and nobody else's joining is seen
    for (const { heard } of [first, late]) {
      expect(heard.map(({ kind }) => kind)).toEqual([
        'position',
        ...heard.slice(1).map(() => 'step'),
      ])
      const [begin = 0] = heard.map(({ number }) => number)
      expect(heard.map(({ number }) => number)).toEqual(heard.map((_, i) => begin + i))
    }
    const throws = first.heard.filter((news) => news.kind === 'step' && news.thrown)
    expect(throws.length).toBeGreaterThan(20)
  })

  test('a delayed stage shows nothing before the delay has passed', async () => {
    const [air, clock] = [makeAir(), makeClock()]
    stageBots(game, 'hh', 'late', air, clock)
    const { feed, heard } = listen(air, clock, 120)
    expect(feed.state()).toEqual({ kind: 'waiting', table: 'test' })
    turn(clock, 119 * second)
    expect(heard).toEqual([])
    turn(clock, 1 * second)
    expect(heard).toHaveLength(1)
    expect(feed.state()).toEqual({ kind: 'following', table: 'test' })
  })

  test('a stage goes on when its table is closed and opened again', () => {
    const [air, clock] = [makeAir(), makeClock()]
    const { publisher } = stageBots(game, 'hh', 'again', air, clock)
    const { feed, heard } = listen(air, clock)
    publisher.stop()
    expect(feed.state().kind).toBe('left')
    stageBots(game, 'hh', 'again', air, clock)
    expect(feed.state().kind).toBe('following')
    expect(heard.map(({ kind, number }) => [kind, number])).toEqual([
      ['position', 0],
      ['position', 0],
    ])
  })

  test('a stage that missed steps asks for the position and goes on from there', async () => {
    const [air, clock] = [makeAir(), makeClock()]
    const { session } = stageBots(game, 'bb', 'gap', air, clock)
    const isMissed = (message: Message) =>
      message.kind === 'step' && message.number > 4 && message.number < 9
    const { heard } = listen(air, clock, 0, isMissed)
    session.wake()
    await rest(session)
    expect(air.sent.filter(({ kind }) => kind === 'join')).toHaveLength(2)
    expect(heard.filter(({ kind }) => kind === 'position')).toHaveLength(2)
    const { length } = session.match()
    const numbers = heard.map(({ number }) => number)
    expect(numbers.slice(0, 5)).toEqual([0, 1, 2, 3, 4])
    expect(heard[5]?.kind).toBe('position')
    expect(numbers.slice(5)).toEqual(Array.from({ length: length - 8 }, (_, i) => 9 + i))
  })

  test('readMessage refuses anything but the messages of the wire', () => {
    const here = { kind: 'here', table: 'a', game: 'border', names: [], changedAt: 0 }
    expect(readMessage(here)).toEqual(here)
    for (const odd of [
      null,
      'who',
      { kind: 'state' },
      { ...here, seed: 'x' },
      { ...here, names: [3] },
      { kind: 'step', table: 'a', view: {}, number: 1 },
    ])
      expect(readMessage(odd)).toBeNull()
  })
})

/** Ids of all that the table may not know: hands, what lies face-down, stacks, relics that nobody has opened. */
function hiddenIn(state: State): ReadonlySet<string> {
  if (state.ending) return new Set()
  const cards = state.players.flatMap(({ hand, laid, revealed }) => [
    ...hand,
    ...(revealed ? [] : laid),
  ])
  const amulets = state.players.flatMap((player) => player.amulets)
  // each temple has the same relics: one that lies open in the other is no secret by its name
  const open = new Set(
    state.temples.flatMap(({ tokens, marks }) => tokens.filter((_, niche) => marks[niche]?.open)),
  )
  const relics = state.temples.flatMap(({ tokens }) => tokens.filter((token) => !open.has(token)))
  const { deck, offer, amulets: stack, hidden, lostAmulets, dropped } = state
  const laid = hidden.map(({ amulet }) => amulet)
  const secrets = new Set([
    ...cards,
    ...amulets,
    ...relics,
    ...deck,
    ...offer,
    ...stack,
    ...laid,
    ...lostAmulets,
  ])
  // that they were lost in this round is public, wherever they are now
  for (const card of dropped) secrets.delete(card)
  return secrets
}

/** Everything that a message says, as text; tracks are numbers. */
const textOf = (message: Message): string =>
  JSON.stringify(message, (_key, value: unknown) => (ArrayBuffer.isView(value) ? null : value))

interface Search {
  readonly messages: number
  readonly searched: number
  readonly found: readonly string[]
}

/** Each message of a match is searched for what was hidden before it and still is. */
async function searchMatch(seed: string, viewer: 'table' | 'director'): Promise<Search> {
  const [air, clock] = [makeAir(), makeClock()]
  const { session } = stageBots(nagaraja as AnyGame, 'bb', seed, air, clock, () => viewer, 'seeded')
  session.wake()
  await rest(session)
  const steps = session.truth.steps()
  const stateAt = (number: number) => (steps[number]?.before ?? session.match().state) as State
  let searched = 0
  const found: string[] = []
  const news = air.sent.filter((message): message is News => 'number' in message)
  for (const message of news) {
    const [before, after] = [stateAt(Math.max(0, message.number - 1)), stateAt(message.number)]
    const was = hiddenIn(before)
    const text = textOf(message)
    for (const id of hiddenIn(after)) {
      if (!was.has(id)) continue
      searched += 1
      if (text.includes(`"${id}"`)) found.push(`${message.number}: ${id}`)
    }
    if (text.includes(seed)) found.push(`${message.number}: the seed`)
  }
  expect(session.match().game.result(session.match().state)).not.toBeNull()
  return { messages: news.length, searched, found }
}

test(
  'no message of 20 Nagaraja matches to a table stage holds a secret',
  { timeout: 90_000 },
  async () => {
    let searched = 0
    for (let i = 0; i < 20; i += 1) {
      const match = await searchMatch(`a seed of its own ${i}`, 'table')
      expect(match.found).toEqual([])
      expect(match.messages).toBeGreaterThan(50)
      searched += match.searched
    }
    expect(searched).toBeGreaterThan(100_000)
  },
)

test('the search for secrets finds those that a director may see', async () => {
  const { found } = await searchMatch('a seed of its own', 'director')
  expect(found.length).toBeGreaterThan(100)
})
