/** The small parts that catalogues are written with: things at rest on the cloth, and what most components have alike. */
import { line, type Line, type LinePart } from '../kernel/line.ts'
import type { Exhibit, ExhibitItem } from '../scenes/display/exhibit.ts'
import { firstEye } from '../scenes/display/eye.ts'
import { origin, type Pose, poseAtPoint } from '../scenes/board/pose.ts'
import type { Look } from '../scenes/board/thing.ts'
import type { LookChoice, Component, Picked, Value } from './component.ts'
import type { SourceAt } from './source.ts'

export type Given = Pick<Component, 'id' | 'kind' | 'rules' | 'count' | 'show'> &
  Partial<Omit<Component, 'game'>>

/** Its name and what it does are found under its id, if nothing else is said. */
export function entry(game: string, given: Given): Component {
  const { id } = given
  return {
    game,
    name: line(`showcase.name.${game}.${id}`),
    about: line(`showcase.about.${game}.${id}`),
    values: [],
    choices: [],
    states: [],
    isPrinted: false,
    handful: 0,
    eye: firstEye,
    ...given,
  }
}

export const exhibitThing = (
  id: string,
  look: Look,
  pose: Pose = origin,
  lift = 0,
): ExhibitItem => ({
  id,
  look,
  pose,
  lift,
})

export const exhibit = (things: readonly ExhibitItem[], more: Partial<Exhibit> = {}): Exhibit => ({
  things,
  painted: [],
  ...more,
})

/** One model in the middle of the cloth. */
export const lone = (look: Look, more: Partial<Exhibit> = {}): Exhibit =>
  exhibit([exhibitThing('it', look)], more)

export const model = (name: string): ((picked: Picked) => Exhibit) => {
  return () => lone({ model: name })
}

export const at = (x: number, y: number, z: number): Pose => poseAtPoint(x, y, z)

export const choiceOf = (
  id: string,
  options: readonly string[],
  nameOf: (option: string) => Line,
): LookChoice => ({ id, options: options.map((option) => ({ id: option, name: nameOf(option) })) })

export const choice = (id: string, options: readonly string[]): LookChoice =>
  choiceOf(id, options, (option) => line(`showcase.option.${option}`))

export function value(
  name: string,
  what: LinePart,
  from: ReturnType<SourceAt>,
  parts?: Line['parts'],
): Value {
  return { name: line(`showcase.value.${name}`, parts), value: what, source: from }
}
