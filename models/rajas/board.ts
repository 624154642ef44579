// The board as a landscape: frame and lanes, land and river bed, quarry, palace, market, banks and water.
import type { Model } from '../kit/glb.ts'
import { banksSoup } from './banks.ts'
import { bed, ground, water } from './ground.ts'
import { landmarksSoup, palaceSoup, lowLandmarksSoup } from './palace/index.ts'
import { quarrySoup } from './quarry.ts'
import { rim } from './rim.ts'
import { squareSoup } from './square.ts'

/** The low version has ornaments modelled with fewer triangles, since simplification would break them apart. */
function board(name: string, step: number, turns: number, leaves: number, isLow = false): Model {
  const palace = [...palaceSoup(), ...(isLow ? [] : landmarksSoup())]
  const lowLandmarks = { name: 'adorned', soup: lowLandmarksSoup(), isWhole: true }
  return {
    name,
    parts: [
      { name: 'frame', soup: rim() },
      { name: 'land', soup: [...ground(step), ...bed(turns)] },
      {
        name: 'built',
        soup: [...palace, ...quarrySoup(), ...squareSoup(), ...banksSoup(leaves)],
      },
      ...(isLow ? [lowLandmarks] : []),
    ],
    shade: { reach: 2.6, floor: 0.34, rays: 24, ground: 0 },
    bits: 16,
  }
}

export const boardModels = (): Model[] => [
  board('rajas-board', 0.6, 90, 8),
  { ...board('rajas-board-low', 1.2, 50, 4, true), thinned: { ratio: 0.15, error: 0.03 } },
  { name: 'rajas-water', parts: [{ name: 'water', soup: water(90) }] },
]
