/** Choices of several items: which may be picked together, and that every set command can be picked. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { canPick, commandOf, type Pickable, splitSets, withPick } from '../../src/kernel/sets.ts'
import { readSet, typedFor, typedSets } from '../../src/cli/terminal/sets.ts'

const withSets: readonly AnyGame[] = games.filter(({ sets }) => sets !== undefined)

const item = (id: string, kind: string, thing?: string): Pickable => ({
  id,
  kind,
  line: { key: id },
  ...(thing !== undefined && { thing }),
})

test('withPick and commandOf treat items of a kind as interchangeable, and alternatives of a thing as exclusive', () => {
  const items = [item('a', '2', 'a'), item('b', '2', 'b'), item('b!', '5', 'b')]
  const pair = { command: { type: 'pair' }, kinds: ['2', '2'] }
  const mixed = { command: { type: 'mixed' }, kinds: ['5', '2'] }
  const sets = [pair, mixed]
  expect(commandOf(sets, items, ['b'])).toBeNull()
  expect(commandOf(sets, items, ['b', 'a'])).toBe(pair.command)
  expect(withPick(items, ['a', 'b'], 'b!')).toEqual(['a', 'b!'])
  expect(commandOf(sets, items, ['a', 'b!'])).toBe(mixed.command)
  expect(withPick(items, ['a', 'b!'], 'a')).toEqual(['b!'])
  expect(canPick([mixed], items, ['a'], 'b')).toBe(false)
})

test.each(withSets.map((game) => [game.id, game] as const))(
  '%s: each set command is reached by picking its items, and by no other picks',
  (_, game) => {
    let seen = 0
    for (let i = 0; i < 6; i += 1) {
      const begun = start(game, game.seats.max)
      if (!begun.ok) throw new Error(begun.refusal.code)
      const random = makeRandom(`sets ${i}`)
      let { match } = begun
      while (pendingOf(match).length > 0 && match.length < 700) {
        for (const owed of pendingOf(match)) {
          if (owed.kind === 'choice') seen += expectPickable(game, match, owed.seat)
        }
        match = advance(match, random)
      }
    }
    expect(seen).toBeGreaterThan(100)
  },
  60_000,
)

function expectPickable(game: AnyGame, match: Parameters<typeof legalFor>[0], seat: number) {
  const legal = legalFor(match, seat)
  const view = game.view(match.state, seat)
  const { sets } = splitSets(game, view, legal)
  const items = game.sets?.pickable(view, seat) ?? []
  const given = typedSets(game, view, seat, legal)
  for (const { command, kinds } of sets) {
    let picked: readonly string[] = []
    for (const kind of kinds) {
      const next = items.find(
        (one) =>
          one.kind === kind &&
          !items.some(
            (other) =>
              picked.includes(other.id) && (other.thing ?? other.id) === (one.thing ?? one.id),
          ),
      )
      if (!next) throw new Error(`${kind} is not there`)
      expect(canPick(sets, items, picked, next.id)).toBe(true)
      picked = withPick(items, picked, next.id)
    }
    expect(commandOf(sets, items, picked)).toBe(command)
    expect(readSet(given, typedFor(given, command) ?? '')).toBe(command)
  }
  return sets.length
}
