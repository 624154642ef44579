/** Builds mid-match positions of Rajas from short notation. */
import { compile } from '../../../src/games/rajas/edition.ts'
import type { Edition } from '../../../src/games/rajas/data/schema.ts'
import { makeRajas, rajas } from '../../../src/games/rajas/index.ts'
import { setup } from '../../../src/games/rajas/rules/setup.ts'
import type { Die, Placed, Player, State, View } from '../../../src/games/rajas/types.ts'
import { type Colour, colours, type Stack } from '../../../src/games/rajas/vocabulary.ts'
import { makeMemo } from '../../../src/kernel/match.ts'
import { type Options, parseOptions } from '../../../src/kernel/options.ts'
import { at, type RajasMatch, Table } from './table.ts'

export { at, Table } from './table.ts'

const ownEdition = rajas.values.edition

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
  /** The top tiles of the given stacks; the others show any of their tiles. */
  readonly tops?: Readonly<Partial<Record<Stack, string | null>>>
  /** The number of dice left in the supply, by colour. */
  readonly supply?: Readonly<Partial<Record<Colour, number>>>
  readonly workers?: Readonly<Record<string, number>>
  readonly turn?: number
  readonly table?: Partial<View>
}

export function editionWith(change: (edition: Edition) => void): Edition {
  const edition = structuredClone(ownEdition)
  change(edition)
  return edition
}

export function fresh(seats: number, given: object = {}, edition = ownEdition): Table {
  const rules = compile(edition)
  const game = makeRajas(rules)
  const options = parseOptions(game.options, seats, given) as Options
  const state = setup(rules, seats, options)
  const match = { game, seats, options, state, last: null, length: 0, memo: makeMemo() }
  return new Table(match as RajasMatch, rules)
}

/** Seat 0 is the first player and acts, unless stated otherwise; all players have neutral dice. */
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
  const state: State = {
    box: { ...table.match.state.box, below: below as State['box']['below'] },
    table: {
      ...table.view,
      players,
      supply: dealt,
      stacks: stacks as View['stacks'],
      spaces,
      round: 2,
      cycle: 1,
      flow: {
        seat: scene.turn ?? 0,
        chance: 50,
        wait: { kind: 'place' },
        agenda: [],
        from: { kind: 'setup' },
      },
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
