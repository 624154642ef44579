/** What components weigh, from their models: kilobytes to fetch, triangles and draw calls; and what a game may weigh. */
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { type Component, unpicked } from './component.ts'

/** Of one model's file. */
export interface Weight {
  readonly bytes: number
  readonly triangles: number
  readonly calls: number
}

export type ModelWeights = Readonly<Record<string, Weight>>

/** Of all models and textures of one game, in kilobytes. */
export const mostKilobytes = 4096

export interface Weighed {
  readonly kilobytes: number
  readonly triangles: number
  readonly calls: number
}

/** Names of the models that an exhibit is made of, each as often as it stands there. */
export function modelsIn({ things, painted }: Exhibit): readonly string[] {
  const trays = painted.flatMap(({ by, of }) => (by === 'tray' && of !== undefined ? [of] : []))
  const own = things.map(({ look }) => look.model)
  return [...own, ...trays.filter((tray) => !own.includes(tray))]
}

function sumOf(names: Iterable<string>, weights: ModelWeights, of: keyof Weight): number {
  let sum = 0
  for (const name of names) sum += weights[name]?.[of] ?? 0
  return sum
}

const kilo = (bytes: number): number => Math.ceil(bytes / 1024)

export function weigh(component: Component, weights: ModelWeights): Weighed {
  const models = modelsIn(component.show(unpicked(component)))
  const once = new Set(models)
  return {
    kilobytes: kilo(sumOf(once, weights, 'bytes')),
    triangles: sumOf(models, weights, 'triangles'),
    calls: sumOf(once, weights, 'calls'),
  }
}

/** Everything that these can look like, each file once. */
export function looksOf({ choices, states, show }: Component): readonly Exhibit[] {
  const picks = choices.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { id, options }) =>
      all.flatMap((one) => options.map((option) => ({ ...one, [id]: option.id }))),
    [{}],
  )
  const each = states.length > 0 ? states : ['']
  return picks.flatMap((own) => each.map((state) => show({ choices: own, state })))
}

export function kilobytesOf(components: readonly Component[], weights: ModelWeights): number {
  const names = components.flatMap(looksOf).flatMap(modelsIn)
  return kilo(sumOf(new Set(names), weights, 'bytes'))
}
