/** Pinned decisions of the bots for given positions and seeds: optimizations must not change them. */
import { expect, test, vi } from 'vitest'
import { mindFor } from '../../src/bots/index.ts'
import { search } from '../../src/bots/search/index.ts'
import { games } from '../../src/games/all.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { choicesIn } from './choicesIn.ts'

vi.setConfig({ testTimeout: 60_000 })

/** By game and seats: the chosen indices, and the visit counts of the first two candidates. */
const pinned: Readonly<Record<string, string>> = {
  'border 2': '0:20:1 0:20:1 2:20:3 28:16:25 25:16:0 0:20:3 0:20:1 3:22:4',
  'border 4':
    '10:16:13 24:16:17 1:20:0 2:16:0 0:16:17 0:19:2 1:20:0 21:17:28 0:25:1 1:20:0 0:20:1 0:20:1',
  'nagaraja 2': '1:20:0 1:20:2 1:30:2',
  'rajas 2': '0:16:2 0:30:1 1:20:0 13:16:11 0:22:2 3:25:1 10:16:0 1:30:0 5:16:6 0:22:1',
  'rajas 4':
    '2:25:3 1:20:0 1:20:0 2:20:1 1:19:4 1:22:0 2:0: 1:20:0 1:20:4 5:19:1 4:20:0 4:20:0 5:16:7 0:22:2 2:25:0 1:0:',
}

test.each(
  games.flatMap((game) => [...new Set([2, game.seats.max])].map((seats) => ({ game, seats }))),
)('$game.id with $seats seats: the search finds the pinned choices', ({ game, seats }) => {
  const mind = mindFor(game)
  if (!mind) throw new Error('no mind')
  const found: string[] = []
  for (const { match, seat, legal } of choicesIn(game, 'pinned', 19, seats)) {
    const view = game.view(match.state, seat)
    const question = { game, mind, seats, view, legal, seat }
    const { candidates } = search(question, 60, makeRandom(`${match.length}`))
    const [first, second] = candidates
    found.push([first?.at, first?.node.visits, second?.at].join(':'))
  }
  expect(found.join(' ')).toBe(pinned[`${game.id} ${seats}`])
})
