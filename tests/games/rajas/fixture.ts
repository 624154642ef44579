/** Tables in the middle of a match, set up piece by piece, and short ways to play on. */
import { expect } from 'vitest'
import { compile, ownEdition, type Rules } from '../../../src/games/rajas/data.ts'
import type { Edition } from '../../../src/games/rajas/data/schema.ts'
import type { RajasCommand, RajasEvent } from '../../../src/games/rajas/events.ts'
import { columns } from '../../../src/games/rajas/grid.ts'
import { makeRajas } from '../../../src/games/rajas/make.ts'
import { setup } from '../../../src/games/rajas/setup.ts'
import type { Die, Placed, Player, RajasState, RajasView } from '../../../src/games/rajas/types.ts'
import { type Colour, colours, type Stack } from '../../../src/games/rajas/vocabulary.ts'
import type { Answer } from '../../../src/kernel/chance.ts'
import { type Options, parseOptions } from '../../../src/kernel/options.ts'
import { legalFor, makeMemo, type Match, pendingOf, submit } from '../../../src/kernel/match.ts'

type RajasMatch = Match<RajasState, RajasView, RajasCommand, RajasEvent>

/** `dice: 'blue 3, orange 5'`, `cells: { b1: 'orange-snake-1', c2: 'green-cow-2 turned 1' }`. */
export interface Person {
  readonly dice?: string
  readonly cells?: Readonly<Record<string, string>>
  readonly state?: Partial<Player>
}

export interface Scene {
  readonly seats?: 2 | 3 | 4
  readonly options?: Readonly<Record<string, unknown>>
  readonly edition?: Edition
  readonly people?: readonly Person[]
  /** The tops of stacks that matter; the others show any of their tiles. */
  readonly tops?: Readonly<Partial<Record<Stack, string | null>>>
  /** Dice that are gone from the supply, so that so many are left. */
  readonly supply?: Readonly<Partial<Record<Colour, number>>>
  readonly workers?: Readonly<Record<string, number>>
  readonly turn?: number
  readonly table?: Partial<RajasView>
}

export class Table {
  match: RajasMatch
  readonly rules: Rules

  constructor(match: RajasMatch, rules: Rules) {
    this.match = match
    this.rules = rules
  }

  get view(): RajasView {
    return this.match.state.table
  }

  get wait(): RajasView['flow']['wait'] {
    return this.view.flow.wait
  }

  get legal(): readonly RajasCommand[] {
    return legalFor(this.match, this.view.flow.seat)
  }

  player(seat = 0): Player {
    return this.view.players[seat] as Player
  }

  /** What the commands of this type name, one text for each. */
  offered(type: RajasCommand['type']): string[] {
    return this.legal.flatMap((command) =>
      command.type === type
        ? [
            Object.entries(command)
              .flatMap(([key, value]) => (key === 'type' ? [] : [String(value)]))
              .join(' '),
          ]
        : [],
    )
  }

  play(...commands: readonly RajasCommand[]): this {
    for (const command of commands) {
      const seat = this.view.flow.seat
      const outcome = submit(this.match, { kind: 'command', seat, command })
      if (!outcome.ok) {
        const list = this.legal.map((legal) => JSON.stringify(legal)).join(' ')
        throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}, legal ${list}`)
      }
      this.match = outcome.match
    }
    return this
  }

  worker(space: string): this {
    return this.play({ type: 'placeWorker', space })
  }

  /** Pays own dice, each named by colour and value; `!` flips it. */
  pay(...dice: readonly string[]): this {
    for (const text of dice) {
      const die = this.dieLike(text.replace('!', ''))
      this.play({ type: 'payDie', die: die.id, flip: text.endsWith('!') })
    }
    return this
  }

  dieLike(text: string): Die {
    const { seat } = this.view.flow
    const found = this.player(seat).dice.find((die) => `${die.colour} ${die.value}` === text)
    if (!found) throw new Error(`no ${text}`)
    return found
  }

  take(...taken: readonly Colour[]): this {
    return this.play(...taken.map((colour): RajasCommand => ({ type: 'takeDie', colour })))
  }

  roll(...values: readonly number[]): this {
    return this.answer({ kind: 'faces', faces: values.map((value) => value - 1) })
  }

  draw(pick = 0): this {
    return this.answer({ kind: 'picks', picks: [pick] })
  }

  answer(answer: Answer): this {
    const [owed] = pendingOf(this.match)
    if (owed?.kind !== 'chance') throw new Error(`no chance is asked, but ${this.wait.kind}`)
    const outcome = submit(this.match, { kind: 'chance', id: owed.id, answer })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    this.match = outcome.match
    return this
  }

  /** Lays the chosen tile, pays for it and reveals the next. */
  build(stack: Stack, cell: string, turn: number, ...dice: readonly string[]): this {
    this.play({ type: 'chooseTile', stack }, { type: 'placeTile', cell: at(cell), turn })
    this.pay(...dice)
    if (this.wait.kind === 'pay') this.play({ type: 'finishPaying' })
    if (this.wait.kind === 'reveal') this.draw()
    return this
  }

  /** Declines until somebody places a worker again. */
  rest(): this {
    for (;;) {
      const list = this.legal
      const out = list.find(({ type }) =>
        ['decline', 'keepDice', 'stopTaking', 'finishPaying'].includes(type),
      )
      if (this.wait.kind === 'roll') this.roll(...pieces(this.match))
      else if (out) this.play(out)
      else return this
    }
  }

  /** The turn of `seat`, as if the others had just had theirs. */
  expectTurn(seat: number): this {
    expect({ wait: this.wait.kind, seat: this.view.flow.seat }).toEqual({ wait: 'place', seat })
    return this
  }

  lastEvents(): readonly RajasEvent[] {
    return this.match.last?.events ?? []
  }
}

function pieces(match: RajasMatch): number[] {
  const [owed] = pendingOf(match)
  return owed?.kind === 'chance' && owed.ask.kind === 'throw' ? owed.ask.pieces.map(() => 3) : []
}

/** `b1` as a number. */
export function at(cell: string): number {
  return 'abcde'.indexOf(cell[0] ?? '') + (Number(cell[1]) - 1) * columns
}

export function editionWith(change: (edition: Edition) => void): Edition {
  const edition = structuredClone(ownEdition)
  change(edition)
  return edition
}

export function fresh(seats: number, given: object = {}, edition = ownEdition): Table {
  const game = makeRajas(edition)
  const options = parseOptions(game.options, seats, given) as Options
  const rules = compile(edition)
  const state = setup(rules, seats, options)
  const match = { game, seats, options, state, last: null, length: 0, memo: makeMemo() }
  return new Table(match as RajasMatch, rules)
}

/** Seat 0 is first player and at turn unless told otherwise; everybody has dice worth nothing special. */
export function tableAt(scene: Scene): Table {
  const seats = scene.seats ?? 2
  const table = fresh(seats, scene.options ?? {}, scene.edition)
  const { rules } = table
  const dealt: Record<Colour, string[]> = { blue: [], green: [], orange: [], purple: [] }
  for (const colour of colours) dealt[colour] = [...rules.dice[colour]]
  const players = table.view.players.map((player, seat): Player => {
    const person = scene.people?.[seat] ?? {}
    return {
      ...player,
      taking: [],
      wealth: 10,
      wealthBonuses: 0,
      dice: diceOf(person.dice ?? '', dealt),
      cells: player.cells.map((_, cell) => placedAt(person.cells ?? {}, cell)),
      ...person.state,
    }
  })
  const usedTiles = new Set(
    players.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.tile, cell.covers] : []))),
  )
  const stacks: Record<string, { top: string | null; left: number }> = {}
  const below: Record<string, readonly string[]> = {}
  for (const [stack, all] of Object.entries(rules.tilesOf)) {
    const free = all.filter((tile) => !usedTiles.has(tile))
    const given = scene.tops?.[stack as Stack]
    const top = given === undefined ? (free[0] ?? null) : given
    const rest = top === null ? [] : free.filter((tile) => tile !== top)
    stacks[stack] = { top, left: rest.length }
    below[stack] = rest
  }
  for (const colour of colours) {
    const left = scene.supply?.[colour]
    if (left !== undefined) dealt[colour] = dealt[colour].slice(0, left)
  }
  const spaces = table.view.spaces.map((_, index) => {
    const id = rules.spaces[seats]?.[index]?.id ?? ''
    return scene.workers?.[id] ?? null
  })
  const state: RajasState = {
    box: { ...table.match.state.box, below: below as RajasState['box']['below'] },
    table: {
      ...table.view,
      players,
      supply: dealt,
      stacks: stacks as RajasView['stacks'],
      spaces,
      round: 2,
      cycle: 1,
      flow: { seat: scene.turn ?? 0, chance: 50, wait: { kind: 'place' }, agenda: [] },
      ...scene.table,
    },
  }
  table.match = { ...table.match, state, memo: makeMemo() }
  return table
}

function diceOf(text: string, dealt: Record<Colour, string[]>): readonly Die[] {
  const dice = text.split(', ').flatMap((item): Die[] => {
    const [colour, value] = item.split(' ') as [Colour, string]
    if (!value) return []
    return [{ id: dealt[colour].shift() ?? '', colour, value: Number(value) }]
  })
  return dice.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function placedAt(cells: Readonly<Record<string, string>>, cell: number): Placed | null {
  const found = Object.entries(cells).find(([name]) => at(name) === cell)
  if (!found) return null
  const [tile = '', turn] = found[1].split(' turned ')
  return { tile, turn: Number(turn ?? 0), covers: null }
}
