/** Seating: a person or a bot in each seat, with name and colour; each screen makes up names that are missing. */
import { type Level, levels, defaultLevel } from '../bots/levels.ts'
import { type SeatColour, seatColours } from '../kernel/seatColours.ts'
import type { Seat } from '../kernel/seat.ts'
import { cleanText, isVisible } from '../kernel/visible.ts'

export const seatKinds = ['human', 'bot'] as const
export type SeatKind = (typeof seatKinds)[number]

export interface Sitting {
  /** Empty if none was given. */
  readonly name: string
  readonly kind: SeatKind
  readonly colour: SeatColour
  /** Level of a bot; missing in old records. */
  readonly level?: Level
}

export const botLevelOf = ({ level }: Sitting): Level => level ?? defaultLevel

export const longestName = 24

/** A name as a screen can show it: clean, without spaces around it, and short; empty where nothing of it can be seen. */
export function shortName(name: string): string {
  // the cut may halve a surrogate pair
  const short = cleanText(cleanText(name).trim().slice(0, longestName)).trim()
  return isVisible(short) ? short : ''
}

export function peopleOf(sittings: readonly Sitting[]): readonly Seat[] {
  return sittings.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
}

/** Names that read the same in every language. */
const botNames = ['Noor', 'Tansen', 'Mira', 'Akbar'] as const

export const nameOfBot = (seat: Seat): string => botNames[seat] ?? botNames[0]

export const isBotName = (name: string): boolean => botNames.some((known) => known === name)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads seats from a file, with defaults for unusable values. */
export function readSittings(given: unknown, seats: number): readonly Sitting[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : []
  return Array.from({ length: seats }, (_, seat) => {
    const from = isObject(list[seat]) ? list[seat] : {}
    const { name, kind, colour, level } = from
    const played = levels.find((known) => known === level)
    return {
      name: typeof name === 'string' ? shortName(name) : '',
      kind: seatKinds.find((known) => known === kind) ?? 'human',
      colour:
        seatColours.find((known) => known === colour) ??
        seatColours[seat % seatColours.length] ??
        'saffron',
      ...(played && { level: played }),
    }
  })
}

/** Seats bots last, as the terminal does. */
export function botsLast(
  seats: number,
  bots: number,
  names: readonly string[] = [],
  level?: Level,
): readonly Sitting[] {
  const given = Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? '',
    kind: seat >= seats - bots ? 'bot' : 'human',
    ...(level && seat >= seats - bots && { level }),
  }))
  return readSittings(given, seats)
}
