/** Sums the costs of components' models: kilobytes to fetch, triangles and draw calls. */
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { type Component, unpicked } from './component.ts'

/** The costs of one model's file. */
interface Weight {
  readonly bytes: number
  readonly triangles: number
  readonly calls: number
}

export type ModelWeights = Readonly<Record<string, Weight>>

/** The budget of one game's models and textures, in kilobytes. */
export const mostKilobytes = 4096

/** Names of the models in an exhibit, once for each thing. */
export function modelsIn({ things, painted }: Exhibit): readonly string[] {
  const trays = painted.flatMap(({ by, of }) => (by === 'tray' && of !== undefined ? [of] : []))
  const own = things.map(({ look }) => look.model)
  return [...own, ...trays.filter((tray) => !own.includes(tray))]
}

const sumOf = (names: Iterable<string>, weights: ModelWeights, of: keyof Weight): number =>
  [...names].reduce((sum, name) => sum + (weights[name]?.[of] ?? 0), 0)

const kilo = (bytes: number): number => Math.ceil(bytes / 1024)

export function weigh(component: Component, weights: ModelWeights) {
  const models = modelsIn(component.show(unpicked(component)))
  const once = new Set(models)
  return {
    kilobytes: kilo(sumOf(once, weights, 'bytes')),
    triangles: sumOf(models, weights, 'triangles'),
    calls: sumOf(once, weights, 'calls'),
  }
}

/** The exhibits of all choices and states. */
export function looksOf({ choices, states, show }: Component): readonly Exhibit[] {
  const picks = choices.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { id, options }) =>
      all.flatMap((one) => options.map((option) => ({ ...one, [id]: option.id }))),
    [{}],
  )
  const each = states.length > 0 ? states : ['']
  return picks.flatMap((own) => each.map((state) => show({ choices: own, state })))
}

/** Counts each model once. */
export function kilobytesOf(components: readonly Component[], weights: ModelWeights): number {
  const names = components.flatMap(looksOf).flatMap(modelsIn)
  return kilo(sumOf(new Set(names), weights, 'bytes'))
}
