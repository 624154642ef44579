/** The layers of Rajas: scenery, the river, everything printed, light on cells and spaces, sails, the end, what would be gained. */
import type { Lay } from '../lay.ts'
import { homesOf } from '../puts.ts'
import { endingLayer } from './ending.ts'
import { gainsLayer } from './gains.ts'
import { millsLayer } from './mills.ts'
import type { RajasLayerPlan } from './plan.ts'
import { printLayer } from './print.ts'
import { ringsLayer } from './rings.ts'
import { sceneryLayer } from './scenery.ts'
import { sitesLayer } from './sites.ts'
import { waterLayer } from './water.ts'

/** What belongs to provinces alone. */
export const provinceLayersOf = (lay: Lay): readonly RajasLayerPlan[] => [
  sceneryLayer(lay, homesOf),
  printLayer(lay, false),
  millsLayer(lay),
]

export const layersOf = (lay: Lay): readonly RajasLayerPlan[] => [
  sceneryLayer(lay),
  waterLayer(),
  printLayer(lay),
  sitesLayer(lay),
  ringsLayer(lay),
  millsLayer(lay),
  endingLayer(lay),
  gainsLayer(lay),
]
