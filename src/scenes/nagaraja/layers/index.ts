/** The layers of Nagaraja: light that runs through corridors and spills over, turns, names and the end. */
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import { endingLayer } from './ending.ts'
import { nameLayer } from './names.ts'
import { glowLayer } from './glow.ts'
import { lightLayer, type NagarajaLayerPlan } from './light.ts'
import { turnLayer } from './turns.ts'

export const layersOf = (box: Box): readonly NagarajaLayerPlan[] => [
  lightLayer(box),
  glowLayer(box),
  turnLayer(),
  nameLayer(),
  endingLayer(),
]
