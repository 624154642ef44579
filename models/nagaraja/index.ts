// All models of Nagaraja but its sticks.
import type { Model } from '../kit/glb.ts'
import { amuletModels } from './amulets.ts'
import { cardModel } from './card.ts'
import { ironModels } from './iron.ts'
import { lampModels } from './lamp.ts'
import { pedestalModel } from './pedestal.ts'
import { railModels } from './rail.ts'
import { relicModels } from './relics/index.ts'
import { roomModels } from './rooms.ts'
import { scrollModel } from './scroll.ts'
import { slabModels } from './slab.ts'
import { templeModels } from './temple.ts'

export const nagarajaModels = (): Model[] => [
  ...templeModels(),
  ...roomModels(),
  ...slabModels(),
  ...relicModels(),
  ...amuletModels(),
  ...ironModels(),
  ...lampModels(),
  pedestalModel(),
  scrollModel(),
  cardModel(),
  ...railModels(),
]
