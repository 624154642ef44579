/** The options of a stage in the query of its address: reading, writing and defaults. */
import { type Language, languages } from '../../words/types.ts'
import { type Quality, qualities } from '../../scenes/contract.ts'

export const stageViews = ['scene', 'none'] as const
export const cameraModes = ['auto', 'wide', 'tray', 'track', 'hand', 'seat'] as const
export const backgrounds = ['place', 'transparent', 'green'] as const
export const overlayNames = ['score', 'turn', 'action', 'throw', 'names', 'promise'] as const
export const stageThemes = ['stone', 'paper'] as const
export const stageSizes = [75, 100, 125, 150, 200] as const
/** Seconds. */
export const longestDelay = 120

export type CameraMode = (typeof cameraModes)[number]
export type OverlayName = (typeof overlayNames)[number]

export interface StageAddress {
  /** The match to follow; null for any. */
  readonly table: string | null
  readonly view: (typeof stageViews)[number]
  readonly camera: CameraMode
  /** The seat whose board the cameras `seat` and `hand` show, from 0. */
  readonly seat: number
  readonly overlays: readonly OverlayName[]
  readonly theme: (typeof stageThemes)[number]
  readonly quality: Quality
  /** Font size in percent. */
  readonly size: (typeof stageSizes)[number]
  /** null: the language of the settings. */
  readonly lang: Language | null
  readonly delaySeconds: number
  readonly background: (typeof backgrounds)[number]
  readonly sound: boolean
  /** Replays great moments automatically. */
  readonly again: boolean
}

export const presetAddress: StageAddress = {
  table: null,
  view: 'scene',
  camera: 'auto',
  seat: 0,
  overlays: ['score', 'turn', 'action', 'throw', 'names'],
  theme: 'stone',
  quality: 'medium',
  size: 100,
  lang: null,
  delaySeconds: 0,
  background: 'place',
  sound: true,
  again: false,
}

function pick<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => String(choice) === value) ?? otherwise
}

function wholeUpTo(most: number, value: string | null, otherwise: number): number {
  const number = Number(value ?? Number.NaN)
  return Number.isInteger(number) && number >= 0 && number <= most ? number : otherwise
}

const overlaysOf = (value: string | null): readonly OverlayName[] => {
  if (value === null) return presetAddress.overlays
  const named = value.split(',')
  return overlayNames.filter((name) => named.includes(name))
}

/** Invalid values are replaced by the defaults. */
export function readAddress(query: URLSearchParams): StageAddress {
  const base = presetAddress
  const table = query.get('table')
  return {
    table: table !== null && /^[\w-]{1,80}$/.test(table) ? table : null,
    view: pick(stageViews, query.get('view'), base.view),
    camera: pick(cameraModes, query.get('camera'), base.camera),
    seat: wholeUpTo(15, query.get('seat'), base.seat),
    overlays: overlaysOf(query.get('overlays')),
    theme: pick(stageThemes, query.get('theme'), base.theme),
    quality: pick(qualities, query.get('quality'), base.quality),
    size: pick(stageSizes, query.get('size'), base.size),
    lang: pick([...languages, null], query.get('lang'), base.lang),
    delaySeconds: wholeUpTo(longestDelay, query.get('delay'), base.delaySeconds),
    background: pick(backgrounds, query.get('background'), base.background),
    sound: query.get('sound') !== 'off',
    again: query.get('again') === 'on',
  }
}

/** Writes only options that differ from the defaults, to keep the address short. */
export function writeAddress(address: StageAddress): string {
  const query = new URLSearchParams()
  const base = presetAddress
  const put = (name: string, value: string | number | null, preset: unknown) => {
    if (value !== null && value !== preset) query.set(name, String(value))
  }
  put('table', address.table, base.table)
  put('view', address.view, base.view)
  put('camera', address.camera, base.camera)
  put('seat', address.seat, base.seat)
  put('overlays', address.overlays.join(',') || 'none', base.overlays.join(','))
  put('theme', address.theme, base.theme)
  put('quality', address.quality, base.quality)
  put('size', address.size, base.size)
  put('lang', address.lang, base.lang)
  put('delay', address.delaySeconds, base.delaySeconds)
  put('background', address.background, base.background)
  put('sound', address.sound ? 'on' : 'off', 'on')
  put('again', address.again ? 'on' : 'off', 'off')
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '/stage' : `/stage?${text}`
}
