// All models of the table, by the game that loads them.
import type { Model } from './kit/glb.ts'
import { chalkModels } from './border/chalk.ts'
import { ledgeModel } from './border/ledge.ts'
import { marigoldModel } from './border/marigold.ts'
import { slateModel } from './border/slate.ts'
import { nagarajaModels } from './nagaraja/index.ts'
import { placeModels } from './place/index.ts'
import { diceModels } from './pieces/dice.ts'
import { stickModels } from './pieces/sticks.ts'
import { trayModels } from './pieces/tray.ts'
import { rajasModels } from './rajas/index.ts'

export type Group = 'shared' | 'dice' | 'nagaraja' | 'border' | 'rajas'

export interface Source {
  group: Group
  build: () => Model[]
}

export const SOURCES: readonly Source[] = [
  { group: 'shared', build: placeModels },
  { group: 'shared', build: trayModels },
  { group: 'dice', build: diceModels },
  { group: 'nagaraja', build: () => [...stickModels(), ...nagarajaModels()] },
  { group: 'border', build: () => [slateModel(), ledgeModel(), marigoldModel(), ...chalkModels()] },
  { group: 'rajas', build: rajasModels },
]
