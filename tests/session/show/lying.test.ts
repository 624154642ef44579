/** Looking back shows the throw that lay in the tray at that step, and back at the present the last one. */
import { expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import type { Piece } from '../../../src/kernel/chance.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { makeThrow } from '../../../src/physics/ask.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { openTable, rest } from '../tables.ts'

test('looking back shows the dice of that step, not those of the last throw', async () => {
  await ready()
  const { session, ports } = openTable(border, 'hh', 'lying')
  Object.assign(ports, {
    showsRolls: () => true,
    throwPieces: async (pieces: readonly Piece[], seed: string) => {
      const settled = simulate(makeThrow(pieces, seed))
      return {
        answer: { kind: 'faces', faces: settled.faces },
        settled,
        proof: { by: 'physics', seed },
      }
    },
  })
  session.wake()
  await rest(session, 40)
  const random = makeRandom('lying')
  for (let i = 0; i < 14; i += 1) {
    const { acting, actor } = session.table.getState()
    if (actor === null) break
    await session.command({ seat: actor, command: random.pick(acting[0]?.legal ?? []) })
    await rest(session, 40)
  }
  const thrown = session.truth
    .steps()
    .flatMap(({ input }, i) =>
      input.kind === 'chance' && input.answer.kind === 'faces'
        ? [{ step: i + 1, faces: input.answer.faces }]
        : [],
    )
  expect(thrown.length).toBeGreaterThan(2)
  const shown = () => {
    const { roll, moving } = session.table.getState()
    return { faces: roll?.settled.faces ?? null, isStill: !roll?.clock.isRunning, moving }
  }
  const still = { isStill: true, moving: null }
  for (const { step, faces } of thrown.slice(0, -1)) {
    session.lookAt(step)
    await rest(session, 5)
    expect(shown()).toEqual({ ...still, faces })
  }
  session.lookAt((thrown[0]?.step ?? 1) - 1)
  expect(shown()).toEqual({ ...still, faces: null })
  session.lookAt(null)
  await rest(session, 5)
  expect(shown()).toEqual({ ...still, faces: thrown.at(-1)?.faces })
})
