// The place as one model: nodes by where they are, so that a camera that sees one side draws one side.
import type { Model } from '../kit/glb.ts'
import { moved, type Soup } from '../kit/soup.ts'
import { archWall, niches, parapet, screen } from './bays.ts'
import { floor } from './floor.ts'
import { lamps } from './lamps.ts'
import { outside } from './outside.ts'
import { pillar } from './pillar.ts'
import { BACK, bayPlace, cornerPlace, FRONT, SIDES } from './plan.ts'
import { table } from './table.ts'
import { vault } from './vault.ts'

const pillars = (corners: readonly number[]): Soup => {
  const one = pillar()
  return corners.flatMap((corner) => moved(one, cornerPlace(corner)))
}

export const tableModel = (): Model => ({
  name: 'table',
  parts: [{ name: 'table', soup: table() }],
  shade: { reach: 30, floor: 0.3, rays: 32 },
  bits: 16,
})

export const roomModel = (): Model => ({
  name: 'room',
  parts: [
    { name: 'floor', soup: floor() },
    {
      name: 'front',
      soup: [
        ...FRONT.flatMap((bay) => [...archWall(bayPlace(bay)), ...parapet(bayPlace(bay))]),
        ...pillars([-2, -1, 0, 1]),
      ],
    },
    {
      name: 'sides',
      soup: [
        ...SIDES.flatMap((bay) => [...archWall(bayPlace(bay)), ...screen(bayPlace(bay))]),
        ...pillars([-3, 2]),
      ],
    },
    {
      name: 'back',
      soup: [
        ...BACK.flatMap((bay) => [...archWall(bayPlace(bay)), ...niches(bayPlace(bay), bay === 4)]),
        ...pillars([3, 4]),
      ],
    },
    { name: 'vault', soup: vault() },
    { name: 'lamps', soup: lamps() },
  ],
  shade: { reach: 45, floor: 0.32, rays: 20 },
  bits: 16,
})

export function viewModel(): Model {
  const { sky, bank, river } = outside()
  return {
    name: 'view',
    parts: [
      { name: 'sky', soup: sky },
      { name: 'bank', soup: bank },
      { name: 'river', soup: river },
    ],
    bits: 16,
  }
}

export const placeModels = (): Model[] => [tableModel(), roomModel(), viewModel()]
