/** Stored positions, one for each kind of question that a game asks a person. */
import { loadGame } from '../../src/games/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { entryOf, stepsOf } from '../../src/kernel/journal.ts'
import { legalFor, type Match, pendingOf } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { beginMatch } from '../../src/session/header.ts'
import { sittingsOf } from './seating.ts'
import type { StoredMatch } from './stored.ts'

interface Position extends StoredMatch {
  readonly id: string
  /** Number of commands among which the person chooses. */
  readonly count: number
}

interface Found {
  readonly match: Match
  readonly count: number
}

/** Random matches that are searched for questions; rare ones come up in one of six. */
const matches = 6

/** The kinds of what the first seat is asked now: types of commands, a throw, or the end. */
function kindsOf(match: Match): { readonly kinds: readonly string[]; readonly count: number } {
  const pending = pendingOf(match)
  if (pending.length === 0) return { kinds: ['over'], count: 1 }
  const isThrown = pending.some(
    (owed) => owed.kind === 'chance' && owed.ask.kind === 'throw' && owed.ask.pieces[0]?.seat === 0,
  )
  if (isThrown) return { kinds: ['throw'], count: 1 }
  const legal = legalFor(match, 0)
  return { kinds: [...new Set(legal.map(({ type }) => type))], count: legal.length }
}

/** Plays matches at random (seeded) and keeps, for each kind, the position with the longest list of choices. */
export async function questionsOf(id: string): Promise<readonly Position[]> {
  const game = (await loadGame(id)) as AnyGame
  const found = new Map<string, Found>()
  const seated = {
    sittings: sittingsOf('hb'),
    created: 0,
    origin: { kind: 'foretold', seed: 'fits' } as const,
  }
  const begun = beginMatch(game, {}, { id, ...seated })
  if (!begun.ok) throw new Error(begun.refusal.code)
  for (let i = 0; i < matches; i += 1) {
    const random = makeRandom(`fits ${i}`)
    let { match } = begun
    for (;;) {
      const { kinds, count } = kindsOf(match)
      for (const kind of kinds) {
        if ((found.get(kind)?.count ?? 0) < count) found.set(kind, { match, count })
      }
      if (pendingOf(match).length === 0) break
      match = advance(match, random)
    }
  }
  const positions = new Map([...found].map(([kind, { match, count }]) => [match, { kind, count }]))
  return [...positions].map(([match, { kind, count }]) => {
    const entries = stepsOf(match).map(entryOf)
    const name = `${id}-${kind.toLowerCase()}`
    return {
      id: name,
      count,
      header: { ...begun.header, id: name, length: entries.length },
      entries,
    }
  })
}
