/** Matches for browser tests that begin at the table, without settings and set-up pages. */
import { loadGame } from '../../src/games/index.ts'
import { entryOf, stepsOf } from '../../src/kernel/journal.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { beginMatch, type Opened } from '../../src/session/header.ts'
import { peopleOf, readSittings, type Sitting } from '../../src/session/seating.ts'
import type { StoredMatch } from './stored.ts'

/** A person or a bot for each letter: `h` for a person, `b` for a bot. */
export function sittingsOf(kinds: string): readonly Sitting[] {
  const given = [...kinds].map((kind, i) => ({
    name: kind === 'h' ? `Person ${i + 1}` : `Bot ${i + 1}`,
    kind: kind === 'h' ? 'human' : 'bot',
  }))
  return readSittings(given, given.length)
}

export interface Begun {
  readonly game: string
  readonly kinds: string
  readonly seed: string
}

/** A new match, as the set-up page begins it from a URL with a seed. */
export async function beginSeated({ game: id, kinds, seed }: Begun): Promise<Opened> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const begun = beginMatch(
    game,
    {},
    {
      id: 'begun-by-a-test',
      sittings: sittingsOf(kinds),
      created: Date.now(),
      origin: { kind: 'foretold', seed },
    },
  )
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun
}

/**
 * The same match, played at random (seeded) in Node until `left` commands of people remain, or of bots in a match
 * without people.
 */
export function playedTo(left: number, { match, header }: Opened): StoredMatch {
  const all = stepsOf(playOut(match, makeRandom(header.id))).map(entryOf)
  const people = peopleOf(header.sittings)
  const choices = all.flatMap((entry, i) => {
    if (entry.kind !== 'command') return []
    return people.length === 0 || people.includes(entry.seat) ? [i] : []
  })
  const entries = all.slice(0, choices.at(-left))
  return { header: { ...header, length: entries.length }, entries }
}
