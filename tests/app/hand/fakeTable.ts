/** A table without session and connection: a match in memory with a hand's link for each seat. */
import type { HandLink, Linked, Told } from '../../../src/app/hand/handLink.ts'
import { loadGame } from '../../../src/games/index.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import { retract } from '../../../src/kernel/history.ts'
import { type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { refusalLine } from '../../../src/kernel/refusalLine.ts'
import type { Seat } from '../../../src/kernel/seat.ts'
import { seatColours } from '../../../src/kernel/seatColours.ts'
import type { SentInput } from '../../../src/link/messages.ts'
import { stepLines } from '../../../src/words/stepLines.ts'

export const playerNames = ['Noor', 'Tansen', 'Mira', 'Akbar'] as const

export interface FakeTable {
  match(): Match
  /** Inputs of links, in the order in which they came. */
  readonly inputs: readonly { readonly seat: Seat; readonly input: SentInput }[]
  link(seat: Seat | null): HandLink
  /** Every link has this connection from now on. */
  connect(connection: Linked['connection']): void
  /** Plays at random until `isWanted`, or the match is over. */
  playUntil(isWanted: (match: Match) => boolean): void
}

export const owesChoice = (match: Match, seat: Seat): boolean =>
  pendingOf(match).some((item) => item.kind === 'choice' && item.seat === seat)

export function toldOf(match: Match, seat: Seat): Told {
  const { game, state, last, seats } = match
  const pending = pendingOf(match)
  return {
    table: 'fake',
    game: game.id,
    edition: null,
    sitters: playerNames.slice(0, seats).map((name, i) => ({
      name,
      kind: 'human' as const,
      colour: seatColours[i] ?? 'saffron',
    })),
    number: match.length,
    view: game.view(state, seat),
    due: pending.flatMap((item) => (item.kind === 'choice' ? [item.seat] : [])),
    toThrow: pending.flatMap((item) =>
      item.kind === 'chance' && item.ask.kind === 'throw' ? item.ask.pieces : [],
    ),
    falling: [],
    result: game.result(state),
    lines: last ? stepLines(game, last, seat, []) : [],
  }
}

/** Draws are answered at once; choices and throws wait for the links. */
export async function makeFakeTable(id: string, seats: number, seed: string): Promise<FakeTable> {
  const game = await loadGame(id)
  const begun = game && start(game, seats)
  if (!begun?.ok) throw new Error(`cannot begin ${id}`)
  const random = makeRandom(seed)
  const listeners = new Set<() => void>()
  const inputs: { seat: Seat; input: SentInput }[] = []
  let connection: Linked['connection'] = { kind: 'open' }
  let match = begun.match

  function changed(): void {
    for (const listener of listeners) listener()
  }

  function draw(): void {
    for (;;) {
      const owed = pendingOf(match).find((item) => item.kind === 'chance')
      if (owed?.kind !== 'chance' || owed.ask.kind !== 'draw') return
      answer(owed.id)
    }
  }

  function answer(request: number): void {
    const owed = pendingOf(match).find((item) => item.kind === 'chance' && item.id === request)
    if (owed?.kind !== 'chance') return
    const given = submit(match, {
      kind: 'chance',
      id: owed.id,
      answer: answerFrom(random, owed.ask),
    })
    if (given.ok) ({ match } = given)
  }

  function apply(seat: Seat, input: SentInput): ReturnType<HandLink['act']> {
    inputs.push({ seat, input })
    if (input.kind === 'command') {
      const given = submit(match, { kind: 'command', seat, command: input.command })
      if (!given.ok) return Promise.resolve(refusalLine(given.refusal))
      ;({ match } = given)
    }
    if (input.kind === 'throw') {
      for (const item of pendingOf(match)) if (item.kind === 'chance') answer(item.id)
    }
    if (input.kind === 'undo') {
      const back = retract(match, seat)
      if (!back.ok) return Promise.resolve(refusalLine(back.refusal))
      ;({ match } = back)
    }
    draw()
    changed()
    return Promise.resolve(null)
  }

  draw()
  return {
    match: () => match,
    inputs,
    connect(next) {
      connection = next
      changed()
    },
    playUntil(isWanted) {
      while (pendingOf(match).length > 0 && !isWanted(match)) match = advance(match, random)
      changed()
    },
    link(first) {
      let seat = first
      let told: Linked | null = null
      listeners.add(() => (told = null))
      return {
        state: () =>
          (told ??= {
            connection,
            seats: toldOf(match, 0).sitters.map((sitter, i) => ({
              ...sitter,
              seat: i,
              isFree: i !== 1,
            })),
            seat,
            isStoodIn: false,
            refused: null,
            told: seat === null ? null : toldOf(match, seat),
          }),
        onChange(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        sit(wanted) {
          seat = wanted
          changed()
        },
        act: (input) => (seat === null ? Promise.reject(new Error('no seat')) : apply(seat, input)),
        wake: () => undefined,
        leave: () => undefined,
      }
    },
  }
}
