/** Throws that are shown again: as recorded, as typed, and without a fall if the record contradicts the physics. */
import { beforeAll, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import type { AnyStep } from '../../../src/kernel/match.ts'
import { makeKeepableThrow } from '../../../src/physics/ask.ts'
import { letFall } from '../../../src/physics/fall.ts'
import { keepThrow, physicsVersion } from '../../../src/physics/kept.ts'
import type { ThrowPieces } from '../../../src/session/thrown.ts'
import { makeThrows } from '../../../src/session/show/throws.ts'
import { commit } from '../../../src/session/trust/commitment.ts'
import { playMatch } from '../trust/played.ts'

const game = border as AnyGame
const throwPieces: ThrowPieces = async (pieces, seed, gesture) => {
  const asked = makeKeepableThrow(pieces, seed, gesture)
  const fallen = await letFall(asked)
  if (!fallen.ok) throw new Error(fallen.reason)
  const { faces } = fallen.value
  return {
    answer: { kind: 'faces', faces },
    settled: fallen.value,
    proof: keepThrow(seed, asked.gesture, fallen.value),
  }
}

let thrown: AnyStep
beforeAll(async () => {
  const match = await playMatch(game, 2, commit('5e'.repeat(32)), { most: 12 })
  const found = stepsOf(match).find(({ proof }) => (proof as { by?: string })?.by === 'throw')
  if (!found) throw new Error('nothing was thrown')
  thrown = found
})

const facesOf = (step: AnyStep): readonly number[] =>
  step.input.kind === 'chance' && step.input.answer.kind === 'faces' ? step.input.answer.faces : []

/** The step with other faces than those that fell, and what else is changed in its proof. */
function forged(proof: object = {}): AnyStep {
  const { input } = thrown
  if (input.kind !== 'chance') throw new Error('no chance')
  const faces = facesOf(thrown).map((face) => (face + 1) % 6)
  const kept = { ...(thrown.proof as object), ...proof }
  return { ...thrown, input: { ...input, answer: { kind: 'faces', faces } }, proof: kept as never }
}

const shown = (step: AnyStep) => makeThrows(throwPieces).fallen(game, step)

test('a recorded throw is simulated again and falls as it fell', async () => {
  expect((await shown(thrown))?.settled.faces).toEqual(facesOf(thrown))
})

test('a record whose faces differ from the simulation is shown without motion', async () => {
  expect(await shown(forged())).toBeNull()
})

test('a throw of an older physics or of real dice ends on the recorded faces', async () => {
  for (const step of [
    forged({ physics: physicsVersion - 1 }),
    { ...forged(), proof: { by: 'typed', seed: 'any' } } as AnyStep,
  ])
    expect((await shown(step))?.settled.faces).toEqual(facesOf(step))
})

test('two requests for one throw share one simulation', async () => {
  let count = 0
  const throws = makeThrows((...asked) => {
    count += 1
    return throwPieces(...asked)
  })
  const [one, other] = await Promise.all([throws.fallen(game, thrown), throws.fallen(game, thrown)])
  expect(one?.settled).toBe(other?.settled)
  expect(count).toBe(1)
})
