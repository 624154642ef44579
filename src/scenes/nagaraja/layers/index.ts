/** The list of Nagaraja's layers: corridor light, glow, place labels, rotations, targets, fate, card to read, names, ending. */
import type { Box } from '../../../games/nagaraja/edition.ts'
import { aimLayer } from './aim.ts'
import { endingLayer } from './ending.ts'
import { fateLayer } from './fate.ts'
import { nameLayer } from './names.ts'
import { readingLayer } from './reading.ts'
import { glowLayer } from './glow.ts'
import { lightLayer, type NagarajaLayerPlan } from './light.ts'
import { signLayer } from './signs.ts'
import { turnLayer } from './turns.ts'

export const layersOf = (box: Box): readonly NagarajaLayerPlan[] => [
  lightLayer(box),
  glowLayer(box),
  signLayer(box),
  turnLayer(),
  aimLayer(),
  fateLayer(box),
  readingLayer(box),
  nameLayer(),
  endingLayer(box),
]
