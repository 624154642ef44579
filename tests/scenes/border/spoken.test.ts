/** The coordinates layer is complete once made, so that the first beat that names a box shows them. */
import { afterEach, expect, test, vi } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { coordinateLayer } from '../../../src/scenes/border/layers/spoken.ts'

afterEach(() => vi.unstubAllGlobals())

test("coordinate layer shows a slate's coordinates in the frame that names one of its boxes", async () => {
  const load = vi.fn(async () => [])
  const createElement = () => ({ getContext: () => null })
  vi.stubGlobal('document', { createElement, fonts: { load } })
  const slates = [
    { x: 0, z: 0 },
    { x: 40, z: 0 },
  ]
  const layer = await coordinateLayer(border.values, slates).make({} as never)
  expect(load).toHaveBeenCalled()
  const seen = () => {
    const names: string[] = []
    layer.object.traverse(({ visible, name }) => void (visible && name && names.push(name)))
    return names
  }
  expect(seen()).toEqual([])
  const events = [{ type: 'boxCrossed', seat: 1 }]
  layer.paint({ beat: { events, to: {} }, acting: [], focus: new Set(), glow: new Set() } as never)
  expect(seen()).toEqual(['coordinates-1'])
})
