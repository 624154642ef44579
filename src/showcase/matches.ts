/** Views of matches that exhibits are made from: at the start, and after some 150 inputs. */
import type { AnyGame } from '../kernel/game.ts'
import { type Match, pendingOf, start } from '../kernel/match.ts'
import { advance } from '../kernel/playout.ts'
import { makeRandom } from '../kernel/random.ts'

const inputs = 150

/** Answers requests for chance until a player has to choose. */
function opened(game: AnyGame, seats: number): Match {
  const begun = start(game, seats)
  if (!begun.ok) throw new Error(`${game.id}: no match of ${seats}`)
  let { match } = begun
  const random = makeRandom('showcase')
  while (pendingOf(match).some(({ kind }) => kind === 'chance')) match = advance(match, random)
  return match
}

/** Commands of the types in `preferred` are taken before others; the match stops before its end. */
function played(game: AnyGame, seats: number, preferred: readonly string[]): Match {
  const random = makeRandom('showcase')
  let match = opened(game, seats)
  for (let i = 0; i < inputs; i += 1) {
    const next = advance(match, random, (_match, _seat, legal, chance) => {
      const wanted = legal.filter(({ type }) => preferred.includes(type))
      return chance.pick(wanted.length > 0 ? wanted : legal)
    })
    if (pendingOf(next).length === 0) break
    match = next
  }
  return match
}

const known = new WeakMap<AnyGame, Map<string, unknown>>()

/** The public view of one and the same match, at its `start` or in its `middle`; cached for each game. */
export const viewsOf =
  <V>(game: AnyGame, preferred: readonly string[]) =>
  (seats: number, state: string): V => {
    const views = known.get(game) ?? new Map<string, unknown>()
    known.set(game, views)
    const key = `${seats} ${state}`
    const make = state === 'middle' ? played : opened
    const view = views.get(key) ?? game.view(make(game, seats, preferred).state, 'table')
    views.set(key, view)
    return view as V
  }
