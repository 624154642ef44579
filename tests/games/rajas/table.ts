/** A fluent test driver: plays commands of a match and asserts on its state. */
import { expect } from 'vitest'
import type { Rules } from '../../../src/games/rajas/edition.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import type { Event } from '../../../src/games/rajas/events.ts'
import { columns } from '../../../src/games/rajas/edition/grid.ts'
import type { Die, Player, State, View } from '../../../src/games/rajas/types.ts'
import type { Colour, Stack } from '../../../src/games/rajas/vocabulary.ts'
import type { Answer } from '../../../src/kernel/chance.ts'
import { legalFor, type Match, pendingOf, submit } from '../../../src/kernel/match.ts'

export type RajasMatch = Match<State, View, Command, Event>

export class Table {
  match: RajasMatch
  readonly rules: Rules

  constructor(match: RajasMatch, rules: Rules) {
    this.match = match
    this.rules = rules
  }

  get view(): View {
    return this.match.state.table
  }

  get wait(): View['flow']['wait'] {
    return this.view.flow.wait
  }

  get legal(): readonly Command[] {
    return legalFor(this.match, this.view.flow.seat)
  }

  player(seat = 0): Player {
    return this.view.players[seat] as Player
  }

  /** The legal commands of this type, one text for each. */
  offered(type: Command['type']): string[] {
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

  play(...commands: readonly Command[]): this {
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

  /** Pays own dice, each by colour and value; `!` flips it. */
  pay(...dice: readonly string[]): this {
    if (this.wait.kind === 'pay') return this.payAll(dice)
    for (const text of dice) {
      const die = this.dieLike(text.replace('!', ''))
      this.play({ type: 'payDie', die: die.id, flip: text.endsWith('!') })
    }
    return this
  }

  /** Equal dice are offered once, so the first one stands for all. */
  private payAll(dice: readonly string[]): this {
    const own = [...this.player(this.view.flow.seat).dice]
    const ids = dice
      .toSorted((a, b) => Number(b.endsWith('!')) - Number(a.endsWith('!')))
      .map((text) => {
        const at = own.findIndex((die) => `${die.colour} ${die.value}` === text.replace('!', ''))
        const [die] = at < 0 ? [] : own.splice(at, 1)
        if (!die) throw new Error(`no ${text}`)
        return { id: die.id, flip: text.endsWith('!') }
      })
    return this.play({
      type: 'payDice',
      dice: ids.map(({ id }) => id).sort(),
      flips: ids.flatMap(({ id, flip }) => (flip ? [id] : [])).sort(),
    })
  }

  dieLike(text: string): Die {
    const { seat } = this.view.flow
    const found = this.player(seat).dice.find((die) => `${die.colour} ${die.value}` === text)
    if (!found) throw new Error(`no ${text}`)
    return found
  }

  take(...taken: readonly Colour[]): this {
    return this.play(...taken.map((colour): Command => ({ type: 'takeDie', colour })))
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

  /** Places the chosen tile, pays for it and reveals the next. */
  build(stack: Stack, cell: string, turn: number, ...dice: readonly string[]): this {
    this.play({ type: 'chooseTile', stack }, { type: 'placeTile', cell: at(cell), turn })
    this.pay(...dice)
    if (this.wait.kind === 'reveal') this.draw()
    return this
  }

  /** Declines everything until a worker can be placed again. */
  rest(): this {
    for (;;) {
      const list = this.legal
      const out = list.find(({ type }) => ['decline', 'keepDice', 'stopTaking'].includes(type))
      const isGain = this.wait.kind === 'dice' || this.wait.kind === 'karma'
      if (this.wait.kind === 'roll') this.roll(...pieces(this.match))
      else if (out) this.play(out)
      else if (isGain && list[0]) this.play(list[0])
      else return this
    }
  }

  /** Asserts that it is the turn of `seat`, with the others' turns completed. */
  expectTurn(seat: number): this {
    expect({ wait: this.wait.kind, seat: this.view.flow.seat }).toEqual({ wait: 'place', seat })
    return this
  }

  lastEvents(): readonly Event[] {
    return this.match.last?.events ?? []
  }
}

function pieces(match: RajasMatch): number[] {
  const [owed] = pendingOf(match)
  return owed?.kind === 'chance' && owed.ask.kind === 'throw' ? owed.ask.pieces.map(() => 3) : []
}

/** The index of a cell such as `b1`. */
export function at(cell: string): number {
  return 'abcde'.indexOf(cell[0] ?? '') + (Number(cell[1]) - 1) * columns
}
