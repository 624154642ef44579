// All models of Rajas of the Ganges, and the low versions of the heavy ones.
import { lowForms } from '../../src/shapes/rajas.ts'
import { PIP_COLOURS } from '../../src/scenes/icons/glyphs.ts'
import type { Model } from '../kit/glb.ts'
import { plainDie } from '../pieces/dice.ts'
import { boardModels } from './board.ts'
import { buildingModels } from './buildings.ts'
import { fixtureModels } from './fixtures.ts'
import { kaliModels } from './kali/index.ts'
import { pieceModels } from './pieces/index.ts'
import { provinceModels } from './province.ts'
import { stallModels } from './stalls.ts'
import { supplyModels } from './supply.ts'
import { tileModels } from './tiles.ts'

const fine = (): Model[] => [
  ...boardModels(),
  ...PIP_COLOURS.flatMap((colour) => [plainDie(colour, 8), plainDie(colour, 16, '-low')]),
  ...fixtureModels(),
  ...tileModels(),
  ...buildingModels(),
  ...stallModels(),
  ...provinceModels(),
  ...kaliModels(),
  ...pieceModels(),
  ...supplyModels(),
]

const wanted: ReadonlySet<string> = new Set(lowForms)

/** A simplified version of a model without a low version of its own. */
function lowOf(model: Model, names: ReadonlySet<string>): Model[] {
  const name = `${model.name}-low`
  if (!wanted.has(model.name) || names.has(name)) return []
  return [{ ...model, name, thinned: { ratio: 0.3, error: 0.05 } }]
}

export function rajasModels(): Model[] {
  const models = fine()
  const names = new Set(models.map(({ name }) => name))
  return models.flatMap((model) => [model, ...lowOf(model, names)])
}
