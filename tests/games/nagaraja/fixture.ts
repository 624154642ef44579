/** Builds mid-match positions from short notation: `W*` is a white naga, `tee@3` a room rotated three times. */
import { expect } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import type { Event } from '../../../src/games/nagaraja/events.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { State, View } from '../../../src/games/nagaraja/types.ts'
import type { Answer, Ask } from '../../../src/kernel/chance.ts'
import {
  legalFor,
  makeMemo,
  type Match,
  pendingOf,
  start,
  submit,
} from '../../../src/kernel/match.ts'
import type { Seat } from '../../../src/kernel/seat.ts'
import { type Scene, stateOf } from './scene.ts'

export const box = nagaraja.values
export type NagarajaMatch = Match<State, View, Command, Event>

export function fresh(options: { readonly memory?: boolean } = {}): NagarajaMatch {
  const started = start(nagaraja, 2, options)
  if (!started.ok) throw new Error(started.refusal.code)
  return started.match
}

export function table(scene: Scene): NagarajaMatch {
  const { state, ...match } = fresh()
  return { ...match, state: stateOf(state, scene), memo: makeMemo() }
}

export function submitCommand(match: NagarajaMatch, seat: Seat, command: Command): NagarajaMatch {
  const outcome = submit(match, { kind: 'command', seat, command })
  expect(outcome, `${seat}: ${JSON.stringify(command)}`).toMatchObject({ ok: true })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

/** Plays several commands in succession, each by the player whose turn it is. */
export function play(match: NagarajaMatch, ...commands: readonly Command[]): NagarajaMatch {
  return commands.reduce((now, command) => submitCommand(now, actingSeat(now), command), match)
}

export function actingSeat(match: NagarajaMatch): Seat {
  const item = pendingOf(match)[0]
  if (item?.kind !== 'choice') throw new Error(`chance is asked in ${match.state.phase.kind}`)
  return item.seat
}

export function askOf(match: NagarajaMatch): Ask {
  const item = pendingOf(match)[0]
  if (item?.kind !== 'chance') throw new Error(`a player is asked in ${match.state.phase.kind}`)
  return item.ask
}

export function answer(match: NagarajaMatch, given: Answer): NagarajaMatch {
  const item = pendingOf(match)[0]
  if (item?.kind !== 'chance') throw new Error('nothing is asked of chance')
  const outcome = submit(match, { kind: 'chance', id: item.id, answer: given })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

/** Answers a draw with the named components, or with the first ones. */
export function drawn(match: NagarajaMatch, ...names: readonly string[]): NagarajaMatch {
  const ask = askOf(match)
  if (ask.kind !== 'draw') throw new Error('a throw is asked')
  const pool = poolOf(match.state)
  const picks = names.map((name) => pool.findIndex((id) => id === name || isCopyOf(id, name)))
  for (let at = 0; picks.length < ask.take; at += 1) if (!picks.includes(at)) picks.push(at)
  return answer(match, { kind: 'picks', picks })
}

function isCopyOf(id: string, name: string): boolean {
  return id.startsWith(`${name}.`) || id.startsWith(`${name}-`)
}

function poolOf({ drawing, phase, deck, rooms, amulets, players, activation }: State) {
  if (drawing) return deck
  if (phase.kind === 'room') return rooms
  if (phase.kind === 'amulet') return amulets
  if (phase.kind === 'relics') return box.tokenIds
  return players[activation?.seat === 0 ? 1 : 0].hand
}

/** Answers a throw, by seat and in the order of the pieces: `[['W3', 'W*'], ['B4']]`. */
export function thrown(
  match: NagarajaMatch,
  first: readonly string[],
  second: readonly string[],
): NagarajaMatch {
  const ask = askOf(match)
  if (ask.kind !== 'throw') throw new Error('a draw is asked')
  const left = [[...first], [...second]]
  const faces = ask.pieces.map(({ kind, seat }) => {
    const at = left[seat]!.findIndex((sign) => kind.startsWith(`stick-${kindOf(sign)}`))
    if (at < 0) throw new Error(`no face is given for ${kind} of ${seat}`)
    return faceOf(left[seat]!.splice(at, 1)[0]!)
  })
  expect(left.flat()).toEqual([])
  return answer(match, { kind: 'faces', faces })
}

const kinds = { B: 'brown', W: 'white', G: 'green' } as const

export function kindOf(sign: string) {
  return kinds[sign.charAt(0) as keyof typeof kinds]
}

export function faceOf(sign: string): number {
  const points = sign.charAt(1) === '*' ? 'naga' : Number(sign.charAt(1))
  return box.edition.sticks.kinds[kindOf(sign)].faces.indexOf(points)
}

export function legal(match: NagarajaMatch, seat: Seat = actingSeat(match)): readonly Command[] {
  return legalFor(match, seat)
}

export function typesOf(commands: readonly Command[]): readonly string[] {
  return [...new Set(commands.map(({ type }) => type))]
}

/** The events of the last input. */
export function eventsOf(match: NagarajaMatch): readonly Event[] {
  return match.last?.events ?? []
}

export function eventOf<T extends Event['type']>(match: NagarajaMatch, type: T) {
  const event = eventsOf(match).find((one) => one.type === type)
  if (!event) throw new Error(`no ${type} among ${eventsOf(match).map((one) => one.type)}`)
  return event as Extract<Event, { type: T }>
}

export function niche(name: string): number {
  return box.ground.niches.findIndex(({ id }) => id === name)
}

/** The names of the open niches of a temple. */
export function openNiches(match: NagarajaMatch, temple: Seat): readonly string[] {
  const { marks } = match.state.temples[temple as 0 | 1]
  return box.ground.niches.filter((_, i) => marks[i]!.open).map(({ id }) => id)
}
