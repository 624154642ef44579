/** A boat is moved by touching where it goes, also where a river tile lies on the ghat. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { checkTouches } from '../../kit/scene/touches.ts'
import { positionOf } from '../../kit/scene/types.ts'

test.each([
  { seats: 2, seed: 'scene/2' },
  { seats: 3, seed: 'scene/2' },
  { seats: 4, seed: 'ghats' },
])('Ganga, $seats seats: every ghat that glows can be met', ({ seats, seed }) => {
  const begun = start(rajas, seats, { ganga: true })
  if (!begun.ok) throw new Error(begun.refusal.code)
  const scene = makeScene(rajas.values, seats) as GameScene
  const [play, tries] = [makeRandom(seed), makeRandom('tries')]
  let boats = 0
  for (let match = begun.match; boats < 12; match = advance(match, play)) {
    const [asked] = pendingOf(match)
    if (!asked) break
    if (asked.kind !== 'choice') continue
    const legal = legalFor(match, asked.seat)
    if (!legal.some(({ type }) => type === 'moveBoat')) continue
    boats += 1
    const view = match.game.view(match.state, asked.seat)
    checkTouches(positionOf(scene, asked.seat, view, [{ seat: asked.seat, legal }]), tries)
  }
  expect(boats).toBeGreaterThan(3)
})
