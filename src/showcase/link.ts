/** Everything that makes a picture, as a link and back: whatever stands in it is read with a stranger's distrust. */
import { cleanEye, type StudioEye } from '../scenes/display/eye.ts'
import { type ClothName, clothNames } from '../scenes/display/cloth.ts'
import { type Hour, hours } from '../scenes/display/light.ts'
import { qualities, type Quality } from '../scenes/contract.ts'
import type { Component, Picked } from './component.ts'

/** Languages of the print. */
const tongues = ['en', 'el', 'pl', 'ru'] as const
export type Tongue = (typeof tongues)[number]

export interface Sight {
  readonly picked: Picked
  readonly eye: StudioEye
  readonly hour: Hour
  readonly cloth: ClothName
  /** Taken apart, 0 to 1. */
  readonly apart: number
  readonly hasHand: boolean
  readonly isBare: boolean
  /** A handful lies there, dropped by this seed; null: one alone. */
  readonly dropped: string | null
  /** null: the reader's own language and the quality that the machine bears. */
  readonly print: Tongue | null
  readonly quality: Quality | null
}

/** How a page shows it: without anything round it, turning round in so many seconds. */
export interface PageFrame {
  readonly isBare: boolean
  readonly spinSeconds: number
}

type Query = Pick<URLSearchParams, 'get'>

const seed = /^[A-Za-z0-9]{1,12}$/
const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((one) => one === text) ?? null

function numberIn(query: Query, key: string, other: number): number {
  const text = query.get(key)
  const value = text === null || text === '' ? NaN : Number(text)
  return Number.isFinite(value) ? value : other
}

export function sightIn(query: Query, component: Component): Sight {
  const choices = Object.fromEntries(
    component.choices.map(({ id, options }) => {
      const ids = options.map((option) => option.id)
      return [id, oneOf(ids, query.get(id)) ?? ids[0] ?? '']
    }),
  )
  const dropped = query.get('drop')
  const state = oneOf(component.states, query.get('state')) ?? component.states[0] ?? ''
  return {
    picked: { choices, state },
    eye: cleanEye({
      yaw: numberIn(query, 'yaw', component.eye.yaw),
      pitch: numberIn(query, 'pitch', component.eye.pitch),
      zoom: numberIn(query, 'zoom', component.eye.zoom),
    }),
    hour: oneOf(hours, query.get('light')) ?? hours[0],
    cloth: oneOf(clothNames, query.get('cloth')) ?? 'plum',
    apart: Math.min(1, Math.max(0, Math.round(numberIn(query, 'apart', 0) * 100) / 100)),
    hasHand: query.get('hand') === '1',
    isBare: query.get('bare') === '1',
    dropped: component.handful > 0 && dropped !== null && seed.test(dropped) ? dropped : null,
    print: oneOf(tongues, query.get('print')),
    quality: oneOf(qualities, query.get('q')),
  }
}

export function frameIn(query: Query): PageFrame {
  const spin = numberIn(query, 'spin', 0)
  return { isBare: query.get('ui') === 'none', spinSeconds: spin >= 2 && spin <= 120 ? spin : 0 }
}

/** A page with its controls, at rest. */
const whole: PageFrame = { isBare: false, spinSeconds: 0 }

/** Leaves out values that are the default; the order is always the same. */
export function queryOf(sight: Sight, component: Component, frame: PageFrame = whole): string {
  const { picked, eye, hour, cloth, apart, dropped } = sight
  const found = sightIn(new URLSearchParams(), component)
  const all: readonly (readonly [string, string | null])[] = [
    ...component.choices.map(({ id }) => {
      const own = picked.choices[id] ?? null
      return [id, own === found.picked.choices[id] ? null : own] as const
    }),
    ['state', picked.state === found.picked.state ? null : picked.state],
    ['yaw', eye.yaw === found.eye.yaw ? null : `${eye.yaw}`],
    ['pitch', eye.pitch === found.eye.pitch ? null : `${eye.pitch}`],
    ['zoom', eye.zoom === found.eye.zoom ? null : `${eye.zoom}`],
    ['light', hour === found.hour ? null : hour],
    ['cloth', cloth === found.cloth ? null : cloth],
    ['apart', apart === 0 ? null : `${apart}`],
    ['hand', sight.hasHand ? '1' : null],
    ['bare', sight.isBare ? '1' : null],
    ['drop', dropped],
    ['print', sight.print],
    ['q', sight.quality],
    ['ui', frame.isBare ? 'none' : null],
    ['spin', frame.spinSeconds > 0 ? `${frame.spinSeconds}` : null],
  ]
  const set = all.flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as [string, string]],
  )
  const text = new URLSearchParams(set).toString()
  return text === '' ? '' : `?${text}`
}

export const addressFor = ({ game, id }: Component): string => `/showcase/${game}/${id}`
