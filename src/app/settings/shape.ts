/** Type, defaults and parser of the settings. */
import { type ForcedWay, forcedWays } from '../../session/forced.ts'
import { languages, type Language } from '../../words/types.ts'

export const textSizes = [100, 125, 150, 175, 200] as const
export const motions = ['system', 'full', 'reduced'] as const
export const contrasts = ['system', 'usual', 'more'] as const
export const speeds = ['calm', 'normal', 'quick', 'instant'] as const
export const qualityChoices = ['auto', 'high', 'medium', 'low'] as const
export const volumeGroups = ['master', 'dice', 'pieces', 'place', 'signals'] as const
export const throwPreferences = ['hand', 'self', 'typed'] as const
export const tableViews = ['scene', 'panels'] as const
export const seatings = ['before', 'round'] as const

export type Speed = (typeof speeds)[number]
export type VolumeGroup = (typeof volumeGroups)[number]
export type TableView = (typeof tableViews)[number]

export interface Settings {
  readonly language: Language
  readonly textSize: (typeof textSizes)[number]
  readonly motion: (typeof motions)[number]
  /** High contrast for text, signs and edges. */
  readonly contrast: (typeof contrasts)[number]
  readonly speed: Speed
  readonly quality: (typeof qualityChoices)[number]
  readonly volumes: Readonly<Record<VolumeGroup, number>>
  /** Throws by gesture or button, automatically, or with real dice whose faces are typed in. */
  readonly throwing: (typeof throwPreferences)[number]
  /** Plays forced steps automatically, or asks for them as well. */
  readonly forced: ForcedWay
  readonly tableView: TableView
  /** Everybody in front of the screen, or on two sides of a screen that lies flat. */
  readonly seating: (typeof seatings)[number]
}

export function presets(wanted: readonly string[]): Settings {
  const language = wanted
    .map((tag) => languages.find((known) => tag.toLowerCase().startsWith(known)))
    .find((known) => known !== undefined)
  return {
    language: language ?? 'en',
    textSize: 100,
    motion: 'system',
    contrast: 'system',
    speed: 'normal',
    quality: 'auto',
    volumes: { master: 80, dice: 100, pieces: 100, place: 60, signals: 80 },
    throwing: 'hand',
    forced: 'taken',
    tableView: 'scene',
    seating: 'before',
  }
}

function pick<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.includes(value as T) ? (value as T) : otherwise
}

/** Parses stored settings field by field; invalid fields get the default. */
export function parseSettings(kept: unknown, base: Settings): Settings {
  if (typeof kept !== 'object' || kept === null) return base
  const from = kept as Readonly<Record<string, unknown>>
  return {
    language: pick(languages, from['language'], base.language),
    textSize: pick(textSizes, from['textSize'], base.textSize),
    motion: pick(motions, from['motion'], base.motion),
    contrast: pick(contrasts, from['contrast'], base.contrast),
    speed: pick(speeds, from['speed'], base.speed),
    quality: pick(qualityChoices, from['quality'], base.quality),
    volumes: parseVolumes(from['volumes'], base.volumes),
    throwing: pick(throwPreferences, from['throwing'], base.throwing),
    forced: pick(forcedWays, from['forced'], base.forced),
    tableView: pick(tableViews, from['tableView'], base.tableView),
    seating: pick(seatings, from['seating'], base.seating),
  }
}

function parseVolumes(kept: unknown, base: Settings['volumes']): Settings['volumes'] {
  const from = (typeof kept === 'object' ? kept : null) as Readonly<Record<string, unknown>> | null
  const entries = volumeGroups.map((group) => {
    const value = from?.[group]
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
    return [group, fits ? value : base[group]] as const
  })
  return Object.fromEntries(entries) as Record<VolumeGroup, number>
}
