/** The scene kit finds each planted fault by the check made for it, and passes the scene without faults. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../../src/kernel/game.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { kitParts } from '../../kernel/tiny/kitParts.ts'
import { tiny } from '../../kernel/tiny/index.ts'
import { KitFailure } from '../failure.ts'
import { sceneFaults } from './faults.ts'
import { runSceneKit } from './run.ts'
import { makeTinyScene, tinyParts, type TinyScene } from './tinyScene.ts'
import type { SceneKit } from './types.ts'

const seatCounts = [2, 3, 4]

function kitOf(game: { readonly id: string }, makeScene: (seats: number) => TinyScene): SceneKit {
  return {
    game: game as AnyGame,
    makeScene: (_values, seats) => makeScene(seats) as GameScene,
    parts: tinyParts as SceneKit['parts'],
    shuffle: kitParts.shuffle as SceneKit['shuffle'],
  }
}

function firstFailure(kit: SceneKit): KitFailure | null {
  for (const seats of seatCounts) {
    try {
      runSceneKit(kit, { seats, matches: 4, seed: 'planted' })
    } catch (error) {
      if (error instanceof KitFailure) return error
      throw error
    }
  }
  return null
}

test.each(seatCounts)('the tiny scene is clean with %i seats', (seats) => {
  const ran = runSceneKit(kitOf(tiny, makeTinyScene), { seats, matches: 6, seed: 'clean' })
  expect(ran.inputs).toBeGreaterThan(6 * 5)
})

test.each(sceneFaults)('caught: $name', ({ check, game, makeScene }) => {
  const found = firstFailure(kitOf(game, makeScene))
  expect(found?.message.split('\n')[0] ?? 'nothing').toMatch(new RegExp(`^${check}: `))
})

test('a failure says how to see it again', () => {
  const [missing] = sceneFaults
  const { message = '' } = (missing && firstFailure(kitOf(tiny, missing.makeScene))) ?? {}
  expect(message).toContain("--game tiny --seats 2 --matches 1 --seed 'planted' --kit scene")
})
