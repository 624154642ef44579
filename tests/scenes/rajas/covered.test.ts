/** Things that lie on a ghat or an income slot cover it: the tile is touched, and nothing below it glows. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { checkTouches } from '../../kit/scene/touches.ts'
import { positionOf } from '../../kit/scene/types.ts'

const [ganga, both] = [{ ganga: true }, { ganga: true, navaratna: true }]

/** Checks up to `most` questions of one kind in a random match and returns their number. */
function looked(seats: number, options: object, seed: string, type: string, most: number): number {
  const begun = start(rajas, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const scene = makeScene(rajas.values, seats) as GameScene
  const [play, tries] = [makeRandom(seed), makeRandom('tries')]
  let asked = 0
  for (let match = begun.match; asked < most; match = advance(match, play)) {
    const [next] = pendingOf(match)
    if (!next) break
    if (next.kind !== 'choice') continue
    const { seat } = next
    const legal = legalFor(match, seat)
    if (!legal.some((command) => command.type === type)) continue
    asked += 1
    const view = match.game.view(match.state, seat)
    checkTouches(positionOf(scene, seat, view, [{ seat, legal }]), tries)
  }
  return asked
}

test.each([
  { seats: 2, options: ganga, seed: 'scene/2', type: 'moveBoat' },
  { seats: 3, options: ganga, seed: 'scene/2', type: 'moveBoat' },
  { seats: 4, options: ganga, seed: 'ghats', type: 'moveBoat' },
  { seats: 2, options: both, seed: 'slots/1', type: 'takeIncome' },
  { seats: 3, options: both, seed: 'slots/2', type: 'takeIncome' },
])('$type, $seats seats: a ray can hit everything that glows', ({ seats, options, seed, type }) => {
  expect(looked(seats, options, seed, type, 12)).toBeGreaterThan(0)
})
