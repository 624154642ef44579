/** Variants of the tiny game with one planted fault each, and the check that must find it. */
import { line } from '../../src/kernel/line.ts'
import type { Pending } from '../../src/kernel/pending.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { tiny, type TinyGame } from '../kernel/tiny/index.ts'
import type { TinyCommand, TinyState, TinyView } from '../kernel/tiny/types.ts'
import type { Check } from './failure.ts'

export interface Fault {
  readonly name: string
  readonly check: Check
  make(): TinyGame
}

function fault(name: string, check: Check, make: () => Partial<TinyGame>): Fault {
  return { name, check, make: () => ({ ...tiny, ...make() }) }
}

/** A state or view with an extra property that its type does not declare. */
function withExtra<T extends TinyState | TinyView>(value: T, extra: Record<string, unknown>): T {
  return { ...value, ...extra }
}

function holds12(state: TinyState, item: Pending): boolean {
  return item.kind === 'choice' && state.players[item.seat]?.hand.includes(12) === true
}

export const faults: readonly Fault[] = [
  fault('a view shows every hand', 'secrets', () => ({
    view: (state) => tiny.view(state, 'director'),
  })),
  fault('a view tells the id of a face-down tile', 'secrets', () => ({
    view: (state, viewer) =>
      withExtra(tiny.view(state, viewer), { pileIds: state.pile.map((tile) => `tile-${tile}`) }),
  })),
  fault('who owes depends on a hidden hand', 'secrets', () => ({
    pending: (state) =>
      tiny.pending(state).toSorted((a, b) => Number(holds12(state, b)) - Number(holds12(state, a))),
  })),
  fault('a secret pick is told to all', 'redaction', () => ({
    redact: (event, viewer) => (event.type === 'laid' ? event : tiny.redact(event, viewer)),
  })),
  fault('the director is told less than everything', 'redaction', () => ({
    redact: (event) => tiny.redact(event, 'table'),
  })),
  fault('who answers last gets a point', 'order', () => ({
    decide(now, input) {
      tiny.decide(now, input)
      const isLast = input.kind === 'command' && now.state.phase === 'throw'
      if (isLast) now.emit({ type: 'scored', seat: input.seat, points: 1 })
    },
  })),
  fault('what one lays takes a choice from the others', 'retract', () => ({
    view: (state, viewer) =>
      withExtra(tiny.view(state, viewer), {
        taken: state.players.filter(({ laid }) => laid !== null).length,
      }),
    legal(view, seat) {
      const { taken } = view as TinyView & { taken: number }
      const list = tiny.legal(view, seat)
      return taken > 0 ? list.slice(0, 1) : list
    },
  })),
  fault('a Map in the state', 'plain', () => ({
    setup: (seats, options) => withExtra(tiny.setup(seats, options), { seen: new Map() }),
  })),
  fault('a fraction in the state', 'plain', () => ({
    setup: (seats, options) => withExtra(tiny.setup(seats, options), { half: 0.5 }),
  })),
  fault('an unsorted legal list', 'legal', () => ({
    legal: (view, seat) => tiny.legal(view, seat).toReversed(),
  })),
  fault('a command twice in a list', 'legal', () => ({
    legal: (view, seat) => tiny.legal(view, seat).flatMap((command) => [command, { ...command }]),
  })),
  fault('a list for a seat that owes nothing', 'legal', () => ({
    legal(view, seat): readonly TinyCommand[] {
      return view.phase === 'throw' ? [{ type: 'sure' }] : tiny.legal(view, seat)
    },
  })),
  fault('randomness in evolve', 'folds', () => {
    const random = makeRandom('inside the rules')
    return {
      evolve(state, event) {
        const isScore = event.type === 'scored'
        return tiny.evolve(state, isScore ? { ...event, points: random.int(1000) } : event)
      },
    }
  }),
  fault('decide remembers what no event says', 'folds', () => {
    let bonus = 0
    return {
      decide(now, input) {
        bonus = 1
        tiny.decide(now, input)
        bonus = 0
      },
      evolve: (state, event) =>
        tiny.evolve(
          state,
          event.type === 'scored' ? { ...event, points: event.points + bonus } : event,
        ),
    }
  }),
  fault('decide counts how often it is asked', 'deterministic', () => {
    let asked = 0
    return {
      decide(now, input) {
        asked += 1
        tiny.decide(now, input)
        if (input.kind === 'chance') now.emit({ type: 'scored', seat: 0, points: asked })
      },
    }
  }),
  fault('evolve writes into the state it was given', 'mutation', () => ({
    evolve(state, event) {
      const next = tiny.evolve(state, event)
      if (event.type === 'scored') (state.spent as number[]).push(1)
      return next
    },
  })),
  fault('a tile is lost', 'census', () => ({
    evolve(state, event) {
      const next = tiny.evolve(state, event)
      return event.type === 'roundEnded' ? { ...next, spent: next.spent.slice(1) } : next
    },
  })),
  fault('a tile too many', 'census', () => ({
    evolve(state, event) {
      const next = tiny.evolve(state, event)
      return event.type === 'roundEnded' ? { ...next, spent: [...next.spent, 13] } : next
    },
  })),
  fault('a player owes and can do nothing', 'stranded', () => ({
    legal(view, seat) {
      const list = tiny.legal(view, seat)
      return list.filter((command) => command.type === 'sure' || command.tile > 6)
    },
  })),
  fault('chance keeps its number', 'pending', () => ({
    pending: (state) =>
      tiny
        .pending(state)
        .map((item) => (item.kind === 'chance' ? Object.assign({}, item, { id: 0 }) : item)),
  })),
  fault('nobody owes and there is no result', 'pending', () => ({ result: () => null })),
  fault('a longer match than promised', 'length', () => ({ lengthLimit: 6 })),
  fault('a missing word', 'words', () => ({ prompt: () => line('tiny.noSuchKey') })),
  fault('a part that the words ask for is not given', 'words', () => ({
    prompt: () => line('tiny.prompt'),
  })),
  fault('a seat without a standing', 'result', () => ({
    result(state) {
      const result = tiny.result(state)
      return result && { ...result, standings: result.standings.slice(1) }
    },
  })),
]
