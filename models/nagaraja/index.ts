// Every model of Nagaraja but its sticks.
import type { Model } from '../kit/glb.ts'
import { amuletModels } from './amulets.ts'
import { furnitureModels } from './furniture.ts'
import { ironModels } from './iron.ts'
import { relicModels } from './relics.ts'
import { roomModels } from './rooms.ts'
import { slabModels } from './slab.ts'
import { templeModels } from './temple.ts'

export const nagarajaModels = (): Model[] => [
  ...templeModels(),
  ...roomModels(),
  ...slabModels(),
  ...relicModels(),
  ...amuletModels(),
  ...ironModels(),
  ...furnitureModels(),
]
