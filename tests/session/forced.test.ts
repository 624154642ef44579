/** Steps without a choice go by themselves for people who like that, and taking back does not stop at them. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { rajas } from '../../src/games/rajas/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { forcedCommand, forcedStep } from '../../src/session/forced.ts'
import { kitParts } from '../games/nagaraja/kitParts.ts'
import { openTable, rest } from './tables.ts'

const everybody = [0, 1, 2, 3]

function* positions(game: AnyGame, matches: number): Generator<Match> {
  for (let i = 0; i < matches; i += 1) {
    const begun = start(game, game.seats.min)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const random = makeRandom(`plain ${i}`)
    let { match } = begun
    while (pendingOf(match).length > 0) {
      yield match
      match = advance(match, random)
    }
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s has forced steps and asks for all others',
  (_, game) => {
    let plain = 0
    for (const match of positions(game, 12)) {
      const step = forcedStep(match, everybody)
      if (!step) continue
      plain += 1
      expect(legalFor(match, step.seat)).toEqual([step.command])
    }
    expect(plain).toBeGreaterThan(0)
  },
  30_000,
)

test('[NG11] forced steps of Nagaraja are forced for every possible secret hand', () => {
  const random = makeRandom('plain secrets')
  let seen = 0
  let asked = 0
  for (const match of positions(nagaraja as AnyGame, 12)) {
    for (const seat of [0, 1]) {
      if (legalFor(match, seat).length !== 1) continue
      const command = forcedCommand(match, seat)
      if (!command) asked += 1
      if (!command) continue
      seen += 1
      for (let i = 0; i < 6; i += 1) {
        const other = kitParts.shuffle(match.state as never, 1 - seat, random)
        expect(nagaraja.legal(nagaraja.view(other, seat), seat)).toEqual([command])
      }
    }
  }
  expect(seen).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(0)
})

/** Plays on by the first command each time, until `found`. */
async function playUntil(isForcedOn: boolean, found: (match: Match) => boolean) {
  const { session, ports } = openTable(rajas as AnyGame, 'hh', 'plain')
  ports.forcedOn = isForcedOn
  session.wake()
  await rest(session)
  for (let i = 0; i < 400 && !found(session.match()); i += 1) {
    const [acting] = session.table.getState().acting
    const command = acting?.legal.at(-1)
    if (!acting || !command) break
    await session.command({ seat: acting.seat, command })
    await rest(session, 4)
  }
  return { session, ports }
}

const isAsked = (match: Match) => forcedStep(match, everybody) !== null

test('a person is asked for forced steps only with the setting for it', async () => {
  const { session } = await playUntil(true, isAsked)
  expect(isAsked(session.match())).toBe(false)
  expect(session.match().length).toBeGreaterThan(100)
  const asked = await playUntil(false, isAsked)
  expect(isAsked(asked.session.match())).toBe(true)
  expect(asked.session.state().kind).toBe('person')
  asked.ports.forcedOn = true
  asked.session.rouse()
  await rest(asked.session)
  expect(isAsked(asked.session.match())).toBe(false)
}, 60_000)

test('an undo goes back over forced steps', async () => {
  const isSoon = (match: Match) => {
    const { last } = match
    return (
      last !== null &&
      last.barrier === null &&
      last.input.kind === 'command' &&
      forcedCommand({ ...match, state: last.before, memo: { pending: null, legal: [] } }, 0) !==
        null
    )
  }
  const { session } = await playUntil(true, isSoon)
  expect(isSoon(session.match())).toBe(true)
  const { length } = session.match()
  expect(session.table.getState().canUndo).toBe(true)
  expect(await session.undo()).toBeNull()
  await rest(session)
  expect(session.match().length).toBeLessThan(length - 1)
  expect(session.state().kind).toBe('person')
  expect(isAsked(session.match())).toBe(false)
}, 60_000)
