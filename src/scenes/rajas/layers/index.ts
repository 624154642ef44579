/** The layers of Rajas: what never moves, the river, everything printed, light on cells. */
import type { Lay } from '../lay.ts'
import type { RajasLayerPlan } from './plan.ts'
import { printLayer } from './print.ts'
import { sceneryLayer } from './scenery.ts'
import { sitesLayer } from './sites.ts'
import { waterLayer } from './water.ts'

export const layersOf = (lay: Lay): readonly RajasLayerPlan[] => [
  sceneryLayer(lay),
  waterLayer(),
  printLayer(lay),
  sitesLayer(lay),
]
