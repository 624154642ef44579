/** The parts that catalogues are written with: a row per component, exhibits of a few models, choices and values. */
import { line, type Line, type LinePart } from '../kernel/line.ts'
import type { Exhibit, ExhibitItem } from '../scenes/display/exhibit.ts'
import { firstEye } from '../scenes/display/eye.ts'
import { origin, type Pose } from '../scenes/board/pose.ts'
import type { Look } from '../scenes/board/thing.ts'
import type { LookChoice, Component, Picked, Value } from './component.ts'
import type { SourceAt } from './source.ts'

type Row = (
  id: string,
  kind: string,
  /** Numbers of rules, separated by spaces. */
  rules: string,
  count: number,
  more: Pick<Component, 'show'> & Partial<Omit<Component, 'id' | 'game'>>,
) => Component

/** Returns the maker of a game's components. Name and text have the component's id in their keys by default. */
export const rowsOf =
  (game: string): Row =>
  (id, kind, rules, count, more) => ({
    id,
    game,
    kind,
    name: line(`${game}.piece.${id}`),
    about: line(`${game}.piece.${id}.about`),
    rules: rules === '' ? [] : rules.split(' '),
    count,
    values: [],
    choices: [],
    states: [],
    isPrinted: false,
    handful: 0,
    eye: firstEye,
    ...more,
  })

export const thing = (id: string, look: Look, pose: Pose = origin, lift = 0): ExhibitItem => ({
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

/** One look in the middle of the cloth. */
export const lone = (look: Look, more?: Partial<Exhibit>): Exhibit =>
  exhibit([thing('it', look)], more)

export const model = (name: string) => (): Exhibit => lone({ model: name })

/** The id of the chosen option. A link always names one: `sightIn` falls back to the first. */
export const chosen = ({ choices }: Picked, id: string): string => choices[id] ?? ''

export const choiceOf = (
  id: string,
  options: readonly string[],
  nameOf = (option: string): Line => line(`showcase.option.${option}`),
  label = `showcase.choice.${id}`,
): LookChoice => ({
  id,
  label,
  options: options.map((option) => ({ id: option, name: nameOf(option) })),
})

/** A choice between numbers. */
export const numbers = (id: string, options: readonly number[]): LookChoice =>
  choiceOf(id, options.map(String), (n) => line('ui.number', { n: Number(n) }))

export const playersChoice = numbers('players', [4, 3, 2])

export const value = (
  name: string,
  part: LinePart,
  source: ReturnType<SourceAt>,
  key = `showcase.value.${name}`,
): Value => ({ name: line(key), value: part, source })
