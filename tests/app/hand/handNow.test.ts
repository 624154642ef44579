/** The hand's part of a position: its seat's legal list, cards and places, and nothing of another hand. */
import { expect, test } from 'vitest'
import { commandsFor, otherCommands } from '../../../src/app/hand/cards/cardRows.ts'
import { handNow, sameQuestion } from '../../../src/app/hand/handNow.ts'
import { gameIds } from '../../../src/games/index.ts'
import { legalFor, type Match, pendingOf } from '../../../src/kernel/match.ts'
import type { Seat } from '../../../src/kernel/seat.ts'
import type { View } from '../../../src/games/nagaraja/types.ts'
import { makeFakeTable, owesChoice, toldOf } from './fakeTable.ts'

const nowOf = (match: Match, seat: Seat) => handNow(match.game, toldOf(match, seat), seat)

/** Positions of a random match, some inputs apart. */
async function positions(id: string, seats: number): Promise<readonly Match[]> {
  const table = await makeFakeTable(id, seats, `hand of ${id}`)
  return Array.from({ length: 6 }, (_, i) => {
    table.playUntil(({ length }) => length >= 20 + i * 24)
    return table.match()
  })
}

test.each(gameIds)('handNow of %s offers exactly the legal list of its seat', async (id) => {
  for (const match of await positions(id, 2)) {
    for (const seat of [0, 1]) {
      const now = nowOf(match, seat)
      expect(now.legal).toEqual(legalFor(match, seat))
      expect(now.isAsked).toBe(owesChoice(match, seat) || now.pieces.length > 0)
    }
  }
})

test.each(gameIds)('each command of %s is offered once, by a card or in the list', async (id) => {
  for (const match of await positions(id, 2)) {
    for (const seat of [0, 1]) {
      const { cards, legal } = nowOf(match, seat)
      const shown = cards.flatMap((row) => row.cards.map(({ picture }) => picture.id))
      const offered = [
        ...shown.flatMap((card) => commandsFor(legal, card)),
        ...otherCommands(legal, cards),
      ]
      expect(new Set(offered)).toEqual(new Set(legal))
      expect(offered).toHaveLength(legal.length)
    }
  }
})

test.each(gameIds)('each open place of %s is a cell of a shown board', async (id) => {
  const table = await makeFakeTable(id, 2, `places of ${id}`)
  for (let round = 0; round < 4; round += 1) {
    const from = table.match().length
    table.playUntil((match) => match.length > from && [0, 1].some((seat) => hasPlaces(match, seat)))
    const match = table.match()
    const seat = [0, 1].find((one) => hasPlaces(match, one)) ?? 0
    const { boards, open } = nowOf(match, seat)
    const cells = new Set(
      boards.flatMap(({ rows }) =>
        rows.flatMap((row) =>
          row.kind === 'grid' ? row.cells.flat().map((cell) => cell?.id) : [],
        ),
      ),
    )
    expect(open.size).toBeGreaterThan(0)
    expect([...open].filter((place) => !cells.has(place))).toEqual([])
  }
})

const hasPlaces = (match: Match, seat: Seat): boolean =>
  legalFor(match, seat).some(
    (command) =>
      (match.game.places?.(command, match.game.view(match.state, seat), seat) ?? []).length > 0,
  )

test('handNow of Nagaraja holds the own cards, and no card of the other hand', async () => {
  for (const match of await positions('nagaraja', 2)) {
    const views = [0, 1].map((seat) => match.game.view(match.state, seat) as View)
    for (const seat of [0, 1] as const) {
      const { game: _, ...shown } = nowOf(match, seat)
      const own = views[seat]?.players[seat].hand ?? []
      const text = JSON.stringify({ ...shown, told: undefined })
      const others = (views[1 - seat]?.players[seat === 0 ? 1 : 0].hand ?? []).filter(
        (card) => !own.includes(card),
      )
      expect(own.every((card) => text.includes(`"${card}"`))).toBe(true)
      expect(others.filter((card) => text.includes(`"${card}"`))).toEqual([])
    }
  }
})

test('several hands of The Border are asked at once', async () => {
  const table = await makeFakeTable('border', 4, 'together')
  table.playUntil((match) => pendingOf(match).filter(({ kind }) => kind === 'choice').length > 1)
  const match = table.match()
  const asked = [0, 1, 2, 3].filter((seat) => nowOf(match, seat).isAsked)
  expect(asked.length).toBeGreaterThan(1)
  const waiting = [0, 1, 2, 3].find((seat) => !asked.includes(seat))
  if (waiting !== undefined) {
    expect(nowOf(match, waiting).prompt).toMatchObject({
      key: 'hand.wait.choose',
      parts: { who: { list: asked.map((seat) => ({ seat })) } },
    })
  }
})

test('handNow asks only those to throw who have a piece in the throw', async () => {
  const table = await makeFakeTable('border', 3, 'throw')
  table.playUntil((match) => pendingOf(match).some(({ kind }) => kind === 'chance'))
  const match = table.match()
  const throwers = [0, 1, 2].filter((seat) => nowOf(match, seat).pieces.length > 0)
  expect(throwers).toHaveLength(1)
  const [thrower = 0] = throwers
  expect(nowOf(match, thrower).prompt.key).toBe('hand.ask.throw')
  expect(nowOf(match, (thrower + 1) % 3).prompt).toEqual({
    key: 'hand.wait.throw',
    parts: { who: { seat: thrower } },
  })
})

test('a question stays the same while others act in parallel, and its commands with it', async () => {
  const table = await makeFakeTable('border', 4, 'meanwhile')
  const asked = (match: Match) => [0, 1, 2, 3].filter((seat) => owesChoice(match, seat))
  table.playUntil((match) => asked(match).length > 1)
  const [first = 0, second = 0] = asked(table.match())
  const before = nowOf(table.match(), first)
  const [command] = nowOf(table.match(), second).legal
  if (!command) throw new Error('nothing to choose')
  await table.link(second).act({ kind: 'command', command })
  const after = sameQuestion(before, nowOf(table.match(), first))
  expect(after.told.number).toBeGreaterThan(before.told.number)
  expect(after.legal).toBe(before.legal)
  const own = before.legal[0]
  if (!own) throw new Error('nothing to choose')
  await table.link(first).act({ kind: 'command', command: own })
  expect(sameQuestion(after, nowOf(table.match(), first)).legal).not.toBe(before.legal)
})
