// The board as a landscape: frame and lanes, land and river bed, quarry, palace, market and banks; and its water.
import type { Model } from '../kit/glb.ts'
import { banksSoup } from './banks.ts'
import { bed, ground, water } from './ground.ts'
import { palaceSoup } from './palace/index.ts'
import { quarrySoup } from './quarry.ts'
import { rim } from './rim.ts'
import { squareSoup } from './square.ts'

const board = (name: string, step: number, turns: number, leaves: number): Model => ({
  name,
  parts: [
    { name: 'frame', soup: rim() },
    { name: 'land', soup: [...ground(step), ...bed(turns)] },
    {
      name: 'built',
      soup: [...palaceSoup(), ...quarrySoup(), ...squareSoup(), ...banksSoup(leaves)],
    },
  ],
  shade: { reach: 2.6, floor: 0.34, rays: 24, ground: 0 },
  bits: 16,
})

export const boardModels = (): Model[] => [
  board('rajas-board', 0.6, 90, 8),
  { ...board('rajas-board-low', 1.2, 50, 4), thinned: { ratio: 0.15, error: 0.03 } },
  { name: 'rajas-water', parts: [{ name: 'water', soup: water(90) }] },
]
