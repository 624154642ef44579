/** What lies on a ghat or on a slot of the rim covers it: the tile is touched, and nothing glows under it. */
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

/** Looks at so many questions of this kind in a random match, and says how many there were. */
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
])('$type, $seats seats: everything that glows can be met', ({ seats, options, seed, type }) => {
  expect(looked(seats, options, seed, type, 12)).toBeGreaterThan(0)
})
