/** framing: the camera for a step that is shown again. */
import { expect, test } from 'vitest'
import { framing } from '../../../src/app/table/framed.ts'
import { border } from '../../../src/games/border/index.ts'
import { makeScene } from '../../../src/scenes/border/index.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'

const scene = makeScene(border.values, 3) as unknown as GameScene
const strip = {
  runs: [
    { seat: 2, from: 0, length: 3 },
    { seat: 0, from: 3, length: 2 },
    { seat: null, from: 5, length: 1 },
  ],
  throws: [2],
}
const of = (again: number | null) => framing(scene, { again, strip, viewer: 0 })

test("framing shows throws in the tray, choices on their seat's board, and other steps from the usual camera", () => {
  expect([1, 2, 3, 4, 5, 6].map(of)).toEqual([
    'slate-2',
    'tray',
    'slate-2',
    'slate-0',
    'slate-0',
    undefined,
  ])
  expect(of(null)).toBeUndefined()
})
