/** Checks that must hold in every position. */
import { compareCommands } from '../../src/kernel/command.ts'
import { legalFor, type Match, pendingOf } from '../../src/kernel/match.ts'
import { seal } from '../../src/kernel/seal.ts'
import type { Ask } from '../../src/kernel/chance.ts'
import type { Pending } from '../../src/kernel/pending.ts'
import { viewersOf } from '../../src/kernel/seat.ts'
import { insist } from './failure.ts'
import type { Kit } from './types.ts'

/** Longest list of legal commands that a person can still survey. */
const longestList = 400

export function checkPlain(match: Match): void {
  const { game, state, seats } = match
  insistPlain(state, 'the state')
  insistPlain(pendingOf(match), 'pending')
  for (const viewer of viewersOf(seats)) {
    insistPlain(game.view(state, viewer), `the view of ${viewer}`)
  }
}

/** Checks that a value is plain data, and freezes it. */
export function insistPlain(value: unknown, what: string): void {
  const found = seal(value)
  insist(!found, 'plain', () => `${what} has ${found?.fault} at ${found?.path}`)
}

/** `box` holds the components of the first state; the census itself throws if a component occurs twice. */
export function checkCensus(kit: Kit, box: ReadonlyMap<string, string>, state: unknown): void {
  const now = kit.parts.census(state)
  for (const id of box.keys()) insist(now.has(id), 'census', () => `${id} is lost`)
  if (now.size === box.size) return
  for (const [id, place] of now) {
    insist(box.has(id), 'census', () => `${id} came from nowhere and is in ${place}`)
  }
}

export function checkPending(match: Match): void {
  const pending = pendingOf(match)
  const result = match.game.result(match.state)
  insist(pending.length > 0 || result, 'pending', () => 'nobody owes anything, and no result')
  insist(pending.length === 0 || !result, 'pending', () => 'a result while something is owed')
  const seats = pending.flatMap((item) => (item.kind === 'choice' ? [item.seat] : []))
  insist(new Set(seats).size === seats.length, 'pending', () => `a seat owes twice: ${seats}`)
  for (const seat of seats) insist(isSeatOf(match, seat), 'pending', () => `no seat ${seat}`)
  checkChances(match, pending)
}

function checkChances(match: Match, pending: readonly Pending[]): void {
  const chances = pending.filter((item) => item.kind === 'chance')
  const ids = new Set(chances.map((item) => item.id))
  insist(ids.size === chances.length, 'pending', () => 'two chances with one number')
  for (const { id, ask } of chances) {
    insist(Number.isSafeInteger(id) && id >= 0, 'pending', () => `chance number ${id}`)
    insist(isSound(ask), 'pending', () => `an ask that cannot be answered: ${JSON.stringify(ask)}`)
  }
  const answered = lastAnswered(match)
  for (const id of ids) {
    insist(id > answered, 'pending', () => `chance ${id} after ${answered} was answered`)
  }
}

/** Number of the last answered chance request; -1 before the first. */
function lastAnswered(match: Match): number {
  for (let step = match.last; step; step = step.previous) {
    if (step.input.kind === 'chance') return step.input.id
  }
  return -1
}

function isSound(ask: Ask): boolean {
  if (ask.kind === 'draw') return ask.take >= 1 && ask.take <= ask.from
  const ids = new Set(ask.pieces.map((piece) => piece.id))
  return ids.size > 0 && ids.size === ask.pieces.length
}

export function checkLegal(match: Match): void {
  const { game, state, seats } = match
  const owing = new Set(
    pendingOf(match).flatMap((item) => (item.kind === 'choice' ? [item.seat] : [])),
  )
  for (let seat = 0; seat < seats; seat += 1) {
    const list = owing.has(seat) ? legalFor(match, seat) : game.legal(game.view(state, seat), seat)
    if (owing.has(seat)) insist(list.length > 0, 'stranded', () => `seat ${seat} can do nothing`)
    else insist(list.length === 0, 'legal', () => `seat ${seat} owes nothing and has a list`)
    insistPlain(list, `the list of seat ${seat}`)
    insist(list.length <= longestList, 'legal', () => `${list.length} commands in one list`)
    for (let i = 1; i < list.length; i += 1) {
      const order = compareCommands(list[i - 1]!, list[i]!)
      const pair = (): string => `${JSON.stringify(list[i - 1])} before ${JSON.stringify(list[i])}`
      insist(order !== 0, 'legal', () => `twice in one list: ${JSON.stringify(list[i])}`)
      insist(order < 0, 'legal', () => `unsorted: ${pair()}`)
    }
  }
}

/** Only players who owe a choice have a list, and it is not empty: the light kit's only check here. */
export function checkStranded(match: Match, after = ''): void {
  for (const item of pendingOf(match)) {
    if (item.kind !== 'choice') continue
    const list = legalFor(match, item.seat)
    insist(list.length > 0, 'stranded', () => `seat ${item.seat} can do nothing${after}`)
  }
}

function isSeatOf(match: Match, seat: number): boolean {
  return Number.isSafeInteger(seat) && seat >= 0 && seat < match.seats
}
