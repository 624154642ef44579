/** Information-set Monte Carlo tree search: each simulation imagines what the seat cannot know, and plays on from there. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { makeRandom, type Random } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seat.ts'
import { sum } from '../best.ts'
import type { Mind } from '../types.ts'
import { type Searching, simulate } from './descend.ts'
import { makeNode, meanOf, type Node } from './node.ts'
import {
  clearShare,
  habitCounts,
  hopeless,
  leastEach,
  lookEvery,
  mostCandidates,
  surely,
} from './weights.ts'
import { afterCommand } from './world.ts'

/** One command that was looked at, and what came of it. */
export interface Candidate {
  readonly at: number
  readonly command: Tagged
  /** Clear differences behind what habit finds best; 0 for that. */
  readonly behind: number
  readonly node: Node
  /** The sum of the squares of this seat's shares of victory: how far apart simulations are. */
  squares: number
  /** For each notion, the sum of what it said for this seat against the mean of the others. */
  readonly notions: number[]
  judgedTimes: number
}

export interface Found {
  /** Best first. */
  readonly candidates: readonly Candidate[]
  readonly playouts: number
  readonly steps: number
}

interface Question {
  readonly game: AnyGame
  readonly mind: Mind
  readonly seats: number
  readonly view: unknown
  readonly legal: readonly Tagged[]
  readonly seat: Seat
}

/**
 * Candidates are compared in the same worlds, and the worse half of them is dropped again and again.
 * `budget`: how many simulations. The same question, budget and random numbers find the same.
 */
export function search(asked: Question, budget: number, random: Random): Found {
  const question = { ...asked, mind: asked.mind.closer ?? asked.mind }
  const { game, mind, seats, seat } = question
  const seed = `${random.int(0x1_0000_0000)}`
  const by: Searching = { game, mind, seats, steps: 0 }
  let left = candidatesOf(question, budget)
  const dropped: Candidate[] = []
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  let world = 0
  let playouts = 0
  let isOpen = true
  for (let round = 0; round < rounds && left.length > 1 && isOpen; round += 1) {
    const each = Math.max(1, Math.floor(budget / rounds / left.length))
    for (let i = 0; i < each && isOpen; i += 1, world += 1) {
      for (const candidate of left) tryOnce(by, question, candidate, `${seed} ${world}`)
      playouts += left.length
      isOpen = (world + 1) % lookEvery !== 0 || !isSettled(left, seat)
    }
    const mean = sum(left.map(({ node }) => meanOf(node, seat))) / left.length
    left = left.toSorted((a, b) => promise(b, seat, mean) - promise(a, seat, mean))
    dropped.unshift(...left.splice(Math.ceil(left.length / 2)))
  }
  return { candidates: [...left, ...dropped], playouts, steps: by.steps }
}

function tryOnce(by: Searching, question: Question, candidate: Candidate, seed: string): void {
  const { game, mind, view, seat } = question
  const random = makeRandom(seed)
  const state = afterCommand(game, mind.imagine(view, seat, random), seat, candidate.command)
  const { shares, parts } = simulate(by, candidate.node, state, random)
  candidate.squares += (shares[seat] ?? 0) ** 2
  if (!parts) return
  candidate.judgedTimes += 1
  const others = parts.length - 1
  for (let i = 0; i < mind.notions.length; i += 1) {
    const own = parts[seat]?.[i] ?? 0
    const all = sum(parts.map((one) => one[i] ?? 0))
    candidate.notions[i] = (candidate.notions[i] ?? 0) + own - (all - own) / others
  }
}

/** What habit finds best, as many as the budget can tell apart. */
function candidatesOf({ mind, seats, view, legal, seat }: Question, budget: number): Candidate[] {
  const worths = mind.weigh(view, legal, seat)
  const most = Math.max(...worths)
  const width = Math.max(2, Math.min(mostCandidates, Math.floor(budget / leastEach)))
  return legal
    .map((command, at): Candidate => {
      const behind = (most - (worths[at] ?? 0)) / mind.clear
      const notions = mind.notions.map(() => 0)
      return { at, command, behind, node: makeNode(seats), squares: 0, notions, judgedTimes: 0 }
    })
    .filter(({ behind }) => behind <= hopeless)
    .sort((a, b) => a.behind - b.behind || a.at - b.at)
    .slice(0, width)
}

/** One of them is better than each other by more than luck can make it. */
function isSettled(left: readonly Candidate[], seat: Seat): boolean {
  const seen = left.map(({ node, squares }) => {
    const mean = meanOf(node, seat)
    return { mean, doubt: Math.max(0, squares / node.visits - mean ** 2) / node.visits }
  })
  const best = seen.reduce((a, b) => (b.mean > a.mean ? b : a))
  return seen.every(
    (one) => one === best || best.mean - one.mean > surely * Math.sqrt(best.doubt + one.doubt),
  )
}

/** Few simulations may be luck: what habit says of a command counts beside them. */
function promise({ node, behind }: Candidate, seat: Seat, mean: number): number {
  const byHabit = habitCounts * (mean - clearShare * behind)
  return ((node.shares[seat] ?? 0) + byHabit) / (node.visits + habitCounts)
}
