/** Initial seats of the set-up page: the last ones, or a person and a bot. */
import { levels } from '../../bots/levels.ts'
import type { Game } from '../../kernel/game.ts'
import { type SeatColour, seatColours } from '../../kernel/seatColours.ts'
import { nameOfBot, seatKinds, shortName, type Sitting } from '../../session/seating.ts'

const place = 'jharokha.seats'

export interface Seating {
  readonly count: number
  /** As many as the largest game has, so that names survive a smaller game. */
  readonly sittings: readonly Sitting[]
}

function preset(nameFor: (seat: number) => string): Seating {
  const sittings = seatColours.map((colour, seat): Sitting => {
    const isHuman = seat === 0
    const name = isHuman ? nameFor(seat) : nameOfBot(seat)
    return { name, kind: isHuman ? 'human' : 'bot', colour }
  })
  return { count: 2, sittings }
}

export function rememberedSeating(game: Pick<Game, 'seats'>, nameFor: (seat: number) => string) {
  const base = preset(nameFor)
  const kept = read()
  const sittings = base.sittings.map((sitting, seat) => merge(sitting, kept?.sittings?.[seat]))
  const { min, max } = game.seats
  const wanted = Number.isInteger(kept?.count) ? Number(kept?.count) : base.count
  const count = Math.min(max, Math.max(min, wanted))
  return { count, sittings: apart(sittings) }
}

interface Kept {
  readonly count?: unknown
  readonly sittings?: readonly (Partial<Record<keyof Sitting, unknown>> | undefined)[]
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(place) ?? 'null') as Kept | null
    return typeof kept === 'object' && Array.isArray(kept?.sittings) ? kept : null
  } catch {
    return null
  }
}

export function rememberSeating(seating: Seating): void {
  try {
    window.localStorage.setItem(place, JSON.stringify(seating))
  } catch {
    // Storage is forbidden or full: the next set-up starts with the defaults.
  }
}

function merge(base: Sitting, kept: Partial<Record<keyof Sitting, unknown>> | undefined): Sitting {
  const name = typeof kept?.name === 'string' ? shortName(kept.name) : ''
  const level = levels.find((known) => known === kept?.level)
  return {
    ...(level && { level }),
    name: name === '' ? base.name : name,
    kind: seatKinds.find((kind) => kind === kept?.kind) ?? base.kind,
    colour: seatColours.find((colour) => colour === kept?.colour) ?? base.colour,
  }
}

/** Gives a seat whose colour is taken the first free colour. */
export function apart(sittings: readonly Sitting[]): readonly Sitting[] {
  const taken = new Set<SeatColour>()
  return sittings.map((sitting) => {
    const colour = taken.has(sitting.colour)
      ? (seatColours.find((free) => !taken.has(free)) ?? sitting.colour)
      : sitting.colour
    taken.add(colour)
    return { ...sitting, colour }
  })
}

/** Sets a seat's colour and swaps it with the seat that had it. */
export function withColour(
  sittings: readonly Sitting[],
  seat: number,
  colour: SeatColour,
): readonly Sitting[] {
  const given = sittings[seat]?.colour
  return sittings.map((sitting, i) => {
    if (i === seat) return { ...sitting, colour }
    return sitting.colour === colour && given ? { ...sitting, colour: given } : sitting
  })
}
