/** Views of matches to take components from: as a table stands at the beginning, and when a while has been played. */
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import { type Match, pendingOf, start } from '../kernel/match.ts'
import { advance } from '../kernel/playout.ts'
import { makeRandom } from '../kernel/random.ts'

/** Inputs after which a table has something to show. */
const inputs = 150

/** Chance has answered until somebody has to choose. */
function opened(game: AnyGame, seats: number): Match {
  const begun = start(game, seats)
  if (!begun.ok) throw new Error(`${game.id}: no match of ${seats}`)
  let { match } = begun
  const random = makeRandom('showcase')
  while (pendingOf(match).some(({ kind }) => kind === 'chance')) match = advance(match, random)
  return match
}

/** Whoever builds fills the table: such commands are taken before others. */
const builds = (command: Tagged): boolean => /place|lay|complete|cross/i.test(command.type)

function played(game: AnyGame, seats: number): Match {
  const random = makeRandom('showcase')
  let match = opened(game, seats)
  for (let i = 0; i < inputs && pendingOf(match).length > 0; i += 1) {
    const next = advance(match, random, (_match, _seat, legal, chance) => {
      const wanted = legal.filter(builds)
      return chance.pick(wanted.length > 0 ? wanted : legal)
    })
    if (pendingOf(next).length === 0) break
    match = next
  }
  return match
}

const known = new WeakMap<AnyGame, Map<string, unknown>>()

/** What everybody at the table sees, at the `start` or in the `middle` of one and the same match. */
export function viewIn(game: AnyGame, seats: number, when: string): unknown {
  const views = known.get(game) ?? new Map<string, unknown>()
  known.set(game, views)
  const key = `${seats} ${when}`
  if (!views.has(key)) {
    const match = when === 'middle' ? played(game, seats) : opened(game, seats)
    views.set(key, game.view(match.state, 'table'))
  }
  return views.get(key)
}
