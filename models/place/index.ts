// The place as one model: nodes grouped by direction, so that frustum culling skips the sides out of view.
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

export const lowTableModel = (): Model => ({
  ...tableModel(),
  name: 'table-low',
  thinned: { ratio: 0.45, error: 0.002 },
})

const front = (isSharp: boolean): Soup => [
  ...FRONT.flatMap((bay) => [...archWall(bayPlace(bay)), ...parapet(bayPlace(bay), isSharp)]),
  ...pillars([-2, -1, 0, 1]),
]

const sides = (isSharp: boolean): Soup => [
  ...SIDES.flatMap((bay) => [...archWall(bayPlace(bay)), ...screen(bayPlace(bay), isSharp)]),
  ...pillars([-3, 2]),
]

const back = (): Soup => [
  ...BACK.flatMap((bay) => [...archWall(bayPlace(bay)), ...niches(bayPlace(bay), bay === 4)]),
  ...pillars([3, 4]),
]

const roomLight = { shade: { reach: 45, floor: 0.32, rays: 20 }, bits: 16 }

export const roomModel = (): Model => ({
  name: 'room',
  parts: [
    { name: 'floor', soup: floor() },
    { name: 'front', soup: front(false) },
    { name: 'sides', soup: sides(false) },
    { name: 'back', soup: back() },
    { name: 'vault', soup: vault() },
    { name: 'lamps', soup: lamps() },
  ],
  ...roomLight,
})

/** The parts visible from the usual cameras, with fewer triangles, for machines without a graphics card. */
export const lowRoomModel = (): Model => ({
  name: 'room-low',
  parts: [
    { name: 'floor', soup: floor() },
    { name: 'front', soup: front(true) },
    { name: 'sides', soup: sides(true) },
  ],
  thinned: { ratio: 0.25, error: 0.03 },
  ...roomLight,
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

export const placeModels = (): Model[] => [
  tableModel(),
  lowTableModel(),
  roomModel(),
  lowRoomModel(),
  viewModel(),
]
