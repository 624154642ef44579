/** Builds mid-match positions of The Border, on the small layout of the worked examples or the built-in one. */
import { expect } from 'vitest'
import { border, makeBorder } from '../../../src/games/border/index.ts'
import type { Colour } from '../../../src/games/border/vocabulary.ts'
import { type Layout, compile } from '../../../src/games/border/edition.ts'
import { noneUsed, setup } from '../../../src/games/border/rules/setup.ts'
import type { Command } from '../../../src/games/border/commands.ts'
import type { Event } from '../../../src/games/border/events.ts'
import type { Phase, Player, State, View } from '../../../src/games/border/types.ts'
import { legalFor, makeMemo, type Match, start, submit } from '../../../src/kernel/match.ts'
import type { Seat } from '../../../src/kernel/seat.ts'

const ownLayout = border.values

export type BorderMatch = Match<State, View, Command, Event>

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Fourteen boxes in a row; two sheets, alpha and beta. */
export const rowLayout: Layout = compile({
  edition: 'row',
  rows: [],
  whiteBoxes: [0, 13],
  boxes: range(0, 13).map((id) => ({
    id,
    col: id,
    row: 0,
    adj: [id - 1, id + 1].filter((other) => other >= 0 && other <= 13),
  })),
  regions: [
    { id: 9, first: 9, later: 4, boxes: [0, 1, 2, 3] },
    { id: 4, first: 4, later: 2, boxes: [3, 4, 5, 6] },
    { id: 7, first: 7, later: 3, boxes: [6, 7, 8, 9] },
    { id: 12, first: 12, later: 6, boxes: [9, 10, 11, 12, 13] },
  ],
  sheets: {
    alpha: [
      { colour: 'yellow', boxes: [1, 2] },
      { colour: 'gray', boxes: [3, 4, 5] },
      { colour: 'gray', boxes: [6, 7] },
      { colour: 'red', boxes: [8, 9] },
      { colour: 'blue', boxes: [10, 11, 12] },
    ],
    beta: [
      { colour: 'blue', boxes: [1, 2] },
      { colour: 'yellow', boxes: [3, 4, 5] },
      { colour: 'red', boxes: [6, 7] },
      { colour: 'gray', boxes: [8, 9] },
      { colour: 'green', boxes: [10, 11, 12] },
    ],
  },
})

/** Indices of the small layout's regions, named as in the examples. */
export const K = 0
export const L = 1

export interface Scene {
  readonly layout?: Layout
  readonly sheets: readonly string[]
  /** Boxes crossed earlier, per seat; white boxes are added automatically. */
  readonly crossed?: readonly (readonly number[])[]
  readonly active?: Seat
  readonly faces: readonly Colour[]
  /**
   * The number of throws made: 3 (the default) starts the first action, less leaves the choice to
   * throw again.
   */
  readonly throws?: number
  /** Points earned, keyed by region number (its higher value), per seat. */
  readonly earned?: readonly Readonly<Record<number, number>>[]
  /** Numbers of the regions that somebody completed earlier. */
  readonly claimed?: readonly number[]
}

export function begin(seats: number): BorderMatch {
  const begun = start(border, seats)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.match
}

export function matchAt(scene: Scene): BorderMatch {
  const layout = scene.layout ?? ownLayout
  const empty = setup(layout, scene.sheets.length)
  const throws = scene.throws ?? 3
  const phase: Phase = throws === 3 ? { kind: 'complete' } : { kind: 'keep' }
  const state: State = {
    ...empty,
    phase,
    throws,
    chance: 20,
    round: 6,
    action: 11,
    active: scene.active ?? 0,
    dice: scene.faces.map((face) => ({ face, spent: false })),
    claimed: layout.regions.map((region) => (scene.claimed?.includes(region.id) ? 2 : null)),
    players: scene.sheets.map((_, seat) => playerAt(layout, scene, seat)),
  }
  const game = makeBorder(layout)
  const seats = scene.sheets.length
  return { game, seats, options: {}, state, last: null, length: 0, memo: makeMemo<Command>() }
}

function playerAt(layout: Layout, scene: Scene, seat: Seat): Player {
  const old = scene.crossed?.[seat] ?? []
  return {
    sheet: scene.sheets[seat] ?? null,
    crossed: layout.boxes.map(({ id, white }) => (white ? 0 : old.includes(id) ? 1 : -1)),
    earned: layout.regions.map((region) => scene.earned?.[seat]?.[region.id] ?? null),
    used: noneUsed,
  }
}

export function play(match: BorderMatch, seat: Seat, ...commands: readonly Command[]): BorderMatch {
  return commands.reduce((before, command) => {
    const outcome = submit(before, { kind: 'command', seat, command })
    if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}`)
    return outcome.match
  }, match)
}

export function throwFaces(match: BorderMatch, faces: readonly number[]): BorderMatch {
  const answer = { kind: 'faces', faces } as const
  const outcome = submit(match, { kind: 'chance', id: match.state.chance, answer })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

export function expectRefused(match: BorderMatch, seat: Seat, command: Command): void {
  const outcome = submit(match, { kind: 'command', seat, command })
  expect(outcome.ok ? 'accepted' : outcome.refusal.code).toMatch(/notLegal|notYourTurn/)
}

export const done: Command = { type: 'done' }
export const stop: Command = { type: 'stop' }

/** The command that completes the segment containing this box on the seat's sheet. */
export function complete(match: BorderMatch, seat: Seat, box: number, layout = ownLayout): Command {
  const sheet = layout.sheets[match.state.players[seat]?.sheet ?? '']
  return { type: 'complete', segment: sheet?.segmentOf[box] ?? -1 }
}

export function cross(box: number, colour: Colour): Command {
  return { type: 'cross', box, colour }
}

/** The boxes that the seat can cross now. */
export function crossable(match: BorderMatch, seat: Seat): number[] {
  return legalFor(match, seat).flatMap((command) => (command.type === 'cross' ? [command.box] : []))
}

/** The boxes of each segment that the seat can complete now. */
export function completable(match: BorderMatch, seat: Seat, layout = ownLayout): number[][] {
  const segments = layout.sheets[match.state.players[seat]?.sheet ?? '']?.segments ?? []
  return legalFor(match, seat).flatMap((command) =>
    command.type === 'complete' ? [[...(segments[command.segment]?.boxes ?? [])]] : [],
  )
}

export function earned(match: BorderMatch, seat: Seat, region: number): number | null | undefined {
  return match.state.players[seat]?.earned[region]
}
