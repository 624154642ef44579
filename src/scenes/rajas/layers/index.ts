/** The list of Rajas' layers: scenery, river, prints, cells, spaces, mills, ending, gains. */
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

/** Layers of a province shown without the board. */
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
