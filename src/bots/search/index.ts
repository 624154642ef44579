/** Information-set Monte Carlo tree search: each simulation starts from a determinization of the seat's view. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { makeRandom, type Random } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seat.ts'
import { sum } from '../best.ts'
import type { Mind } from '../types.ts'
import { type SearchContext, simulateOnce } from './simulation.ts'
import { makeNode, meanOf, type Node } from './node.ts'
import {
  priorSlope,
  priorVisits,
  pruneBeyond,
  minSimulations,
  checkInterval,
  maxCandidates,
  stopStandardErrors,
} from './weights.ts'
import { afterCommand } from './world.ts'

/** A root command and its statistics. */
export interface Candidate {
  readonly at: number
  readonly command: Tagged
  /**
   * The score deficit to the best command, in multiples of `clearDifference`; 0 for the best one.
   */
  readonly deficit: number
  readonly node: Node
  /** The sum of this seat's squared win probabilities, for the variance. */
  squares: number
  /** Per notion: the sum of this seat's term minus the mean of the other seats' terms. */
  readonly notions: number[]
  evaluations: number
}

export interface SearchResult {
  /** Sorted, best first. */
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
 * Sequential halving: all candidates play in the same determinizations, and the worse half is
 * dropped each round. `budget` is the number of simulations. Deterministic for equal question,
 * budget and random numbers.
 */
export function search(asked: Question, budget: number, random: Random): SearchResult {
  const question = { ...asked, mind: asked.mind.searchMind ?? asked.mind }
  const { game, mind, seats, seat } = question
  const seed = `${random.int(0x1_0000_0000)}`
  const by: SearchContext = { game, mind, seats, steps: 0 }
  let left = candidatesOf(question, budget)
  const dropped: Candidate[] = []
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  let world = 0
  let playouts = 0
  let isOpen = true
  for (let round = 0; round < rounds && left.length > 1 && isOpen; round += 1) {
    const each = Math.max(1, Math.floor(budget / rounds / left.length))
    for (let i = 0; i < each && isOpen; i += 1, world += 1) {
      for (const candidate of left) simulateCandidate(by, question, candidate, `${seed} ${world}`)
      playouts += left.length
      isOpen = (world + 1) % checkInterval !== 0 || !hasClearWinner(left, seat)
    }
    const mean = sum(left.map(({ node }) => meanOf(node, seat))) / left.length
    left = left.toSorted((a, b) => shrunkMean(b, seat, mean) - shrunkMean(a, seat, mean))
    dropped.unshift(...left.splice(Math.ceil(left.length / 2)))
  }
  return { candidates: [...left, ...dropped], playouts, steps: by.steps }
}

function simulateCandidate(
  by: SearchContext,
  question: Question,
  candidate: Candidate,
  seed: string,
): void {
  const { game, mind, view, seat } = question
  const random = makeRandom(seed)
  const state = afterCommand(game, mind.imagine(view, seat, random), seat, candidate.command)
  const { shares, parts } = simulateOnce(by, candidate.node, state, random)
  candidate.squares += (shares[seat] ?? 0) ** 2
  if (!parts) return
  candidate.evaluations += 1
  const others = parts.length - 1
  for (let i = 0; i < mind.notions.length; i += 1) {
    const own = parts[seat]?.[i] ?? 0
    const all = sum(parts.map((one) => one[i] ?? 0))
    candidate.notions[i] = (candidate.notions[i] ?? 0) + own - (all - own) / others
  }
}

/** The commands with the highest heuristic scores, as many as the budget can tell apart. */
function candidatesOf({ mind, seats, view, legal, seat }: Question, budget: number): Candidate[] {
  const worths = mind.score(view, legal, seat)
  const most = Math.max(...worths)
  const width = Math.max(2, Math.min(maxCandidates, Math.floor(budget / minSimulations)))
  return legal
    .map((command, at): Candidate => {
      const deficit = (most - (worths[at] ?? 0)) / mind.clearDifference
      const notions = mind.notions.map(() => 0)
      return {
        at,
        command,
        deficit,
        node: makeNode(seats),
        squares: 0,
        notions,
        evaluations: 0,
      }
    })
    .filter(({ deficit }) => deficit <= pruneBeyond)
    .sort((a, b) => a.deficit - b.deficit || a.at - b.at)
    .slice(0, width)
}

/**
 * True when the best candidate leads every other by more than `stopStandardErrors` standard errors.
 */
function hasClearWinner(left: readonly Candidate[], seat: Seat): boolean {
  const seen = left.map(({ node, squares }) => {
    const mean = meanOf(node, seat)
    return { mean, doubt: Math.max(0, squares / node.visits - mean ** 2) / node.visits }
  })
  const best = seen.reduce((a, b) => (b.mean > a.mean ? b : a))
  return seen.every(
    (one) =>
      one === best || best.mean - one.mean > stopStandardErrors * Math.sqrt(best.doubt + one.doubt),
  )
}

/**
 * The mean win probability, shrunk towards the heuristic score, so that few lucky simulations do
 * not decide.
 */
function shrunkMean({ node, deficit }: Candidate, seat: Seat, mean: number): number {
  const byHeuristic = priorVisits * (mean - priorSlope * deficit)
  return ((node.shares[seat] ?? 0) + byHeuristic) / (node.visits + priorVisits)
}
