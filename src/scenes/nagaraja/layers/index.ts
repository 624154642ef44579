/** The layers of Nagaraja: light that runs through corridors and spills over, and the sides to which rooms are turned. */
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import { glowLayer } from './glow.ts'
import { lightLayer, type NagarajaLayerPlan } from './light.ts'
import { turnLayer } from './turns.ts'

export const layersOf = (box: Box): readonly NagarajaLayerPlan[] => [
  lightLayer(box),
  glowLayer(box),
  turnLayer(),
]
