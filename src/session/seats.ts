/** Tells from where each seat is played now: by a person at this screen, by a person elsewhere, or by a bot. */
import type { AnyStep } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Sitting } from './seating.ts'

export type SeatMode = 'here' | 'remote' | 'bot'

export interface Seats {
  /** Undefined for a seat that this match does not have. */
  modeOf(seat: Seat): SeatMode | undefined
  /** People who share this screen, in seat order. */
  here(): readonly Seat[]
  /** May change while the match runs: a bot stands in for an absent person, who comes back later. */
  setMode(seat: Seat, mode: SeatMode): void
  /** Remembers who made a step of a seat that was not played by the one who sits there. */
  noteMaker(step: AnyStep, maker: 'person' | 'bot'): void
  /** A step that nobody is asked about before it is taken back. */
  isByBot(step: AnyStep): boolean
}

/** A file knows people and bots only: people begin at this screen, until a link takes their seat. */
export function makeSeats(sittings: readonly Sitting[]): Seats {
  const modes: SeatMode[] = sittings.map(({ kind }) => (kind === 'bot' ? 'bot' : 'here'))
  const makers = new WeakMap<AnyStep, 'person' | 'bot'>()
  let here: readonly Seat[] = seatsIn(modes, 'here')
  return {
    modeOf: (seat) => modes[seat],
    here: () => here,
    setMode(seat, mode) {
      if (modes[seat] === undefined) throw new RangeError(`no seat ${seat}`)
      modes[seat] = mode
      here = seatsIn(modes, 'here')
    },
    noteMaker: (step, maker) => void makers.set(step, maker),
    isByBot(step) {
      if (step.input.kind !== 'command') return false
      const maker = makers.get(step) ?? sittings[step.input.seat]?.kind
      return maker === 'bot'
    },
  }
}

const seatsIn = (modes: readonly SeatMode[], wanted: SeatMode): readonly Seat[] =>
  modes.flatMap((mode, seat) => (mode === wanted ? [seat] : []))
