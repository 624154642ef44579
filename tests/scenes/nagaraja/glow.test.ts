/** Glow layer: marks are cached per view, not computed per frame. */
import { Group, InstancedMesh } from 'three'
import { expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { stillPlan } from '../../../src/scenes/board/plan.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { glowLayer } from '../../../src/scenes/nagaraja/layers/glow.ts'
import type { NagarajaMoment } from '../../../src/scenes/nagaraja/layers/light.ts'
import { lightChange } from '../../../src/scenes/nagaraja/lightPlan.ts'
import { tiers } from '../../../src/scenes/quality.ts'
import { endedBy } from './ended.ts'

const box = nagaraja.values
const view = nagaraja.view(endedBy('cursed').state, 'table')
const beat = {
  number: 0,
  from: view,
  to: view,
  events: [],
  plan: { ...stillPlan, light: lightChange(box, view, view) },
}

const meshesIn = (group: Group): readonly InstancedMesh[] =>
  group.children.flatMap((child) =>
    child instanceof InstancedMesh ? [child] : child instanceof Group ? meshesIn(child) : [],
  )

test('glow layer uploads a mark in each frame while its relic rises, and not afterwards', async () => {
  const layer = await glowLayer(box).make({ tier: tiers.low, quality: 'low', view })
  const sentAfter = (seconds: number, isArrived: boolean, height: number) => {
    const moment = {
      beat,
      seconds,
      isArrived,
      poseOf: () => poseAtPoint(0, height, 0),
    } as unknown as NagarajaMoment
    layer.paint(moment)
    return meshesIn(layer.object as Group).reduce((sum, { instanceMatrix, geometry }) => {
      const { version = 0 } = geometry.getAttribute('aShare') as { readonly version?: number }
      return sum + instanceMatrix.version + version
    }, 0)
  }
  const first = sentAfter(0, false, -1)
  expect(first).toBeGreaterThan(0)
  const risen = sentAfter(0.1, false, -0.5)
  expect(risen).toBeGreaterThan(first)
  expect(sentAfter(0.2, false, -0.5)).toBe(risen)
  const whole = sentAfter(0.3, true, 0)
  expect(whole).toBeGreaterThan(risen)
  expect(sentAfter(0.4, true, 0)).toBe(whole)
})
