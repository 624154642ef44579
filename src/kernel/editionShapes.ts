/** Schema helpers and consistency checks shared by the editions of all games. */
import * as v from 'valibot'
import { type EditionFault, fault } from './edition.ts'
import { line } from './line.ts'

const longestText = 80

export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(longestText))

export const some = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(max))

/** Reports ids that occur more than once. */
export function repeated(
  path: string,
  things: readonly { readonly id: string | number }[],
): readonly EditionFault[] {
  const ids = things.map((thing) => String(thing.id))
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i)
  return twice.map((id) => fault(path, line('edition.twice', { id: { raw: id } })))
}

export function counted(path: string, found: number, wanted: number): readonly EditionFault[] {
  return found === wanted ? [] : [fault(path, line('edition.count', { found, wanted }))]
}
