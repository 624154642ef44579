/** Writes everything that makes a picture into a link, and reads it back. A link's text is not trusted. */
import { cleanEye, type StudioEye } from '../scenes/display/eye.ts'
import { type ClothName, clothNames } from '../scenes/display/cloth.ts'
import { type Hour, hours } from '../scenes/display/light.ts'
import { qualities, type Quality } from '../scenes/contract.ts'
import type { Component, Picked } from './component.ts'

/** Languages of printed texts. */
const tongues = ['en', 'el', 'pl', 'ru'] as const
export type Tongue = (typeof tongues)[number]

export interface Sight {
  readonly picked: Picked
  readonly eye: StudioEye
  readonly hour: Hour
  readonly cloth: ClothName
  /** 0 whole, 1 taken apart. */
  readonly apart: number
  readonly hasHand: boolean
  readonly isBare: boolean
  /** The seed of a dropped handful; null for one alone. */
  readonly dropped: string | null
  /** null for the reader's own language, and for the quality chosen in the settings. */
  readonly print: Tongue | null
  readonly quality: Quality | null
}

/** Presentation of the page: bare, without controls, and turning once in so many seconds. */
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

/** All of a sight as texts, in the order of a link. */
const textsOf = ({ picked, eye, ...sight }: Sight): Readonly<Record<string, string>> => ({
  ...picked.choices,
  state: picked.state,
  yaw: `${eye.yaw}`,
  pitch: `${eye.pitch}`,
  zoom: `${eye.zoom}`,
  light: sight.hour,
  cloth: sight.cloth,
  apart: `${sight.apart}`,
  hand: sight.hasHand ? '1' : '',
  bare: sight.isBare ? '1' : '',
  drop: sight.dropped ?? '',
  print: sight.print ?? '',
  q: sight.quality ?? '',
})

/** A page with its controls, at rest. */
const whole: PageFrame = { isBare: false, spinSeconds: 0 }

/** Leaves out values that are the default; the order is always the same. */
export function queryOf(sight: Sight, component: Component, frame = whole): string {
  const found = textsOf(sightIn(new URLSearchParams(), component))
  const changed = Object.entries(textsOf(sight)).filter(([key, text]) => text !== found[key])
  if (frame.isBare) changed.push(['ui', 'none'])
  if (frame.spinSeconds > 0) changed.push(['spin', `${frame.spinSeconds}`])
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`
}

export const addressFor = ({ game, id }: Component): string => `/showcase/${game}/${id}`
