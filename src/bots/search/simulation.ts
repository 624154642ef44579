/** One simulation: selects by PUCT inside the tree, plays out by heuristics below it, and evaluates the final state. */
import { type Ask, answerAt, answerFrom, waysOf } from '../../kernel/chance.ts'
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seat.ts'
import { chooseByHeuristic } from '../heuristic.ts'
import type { Mind } from '../types.ts'
import { estimateOfEnd, type Estimate, estimateOf } from './estimate.ts'
import { childOf, count, meanOf, type Node } from './node.ts'
import { explorationConstant, maxEnumeratedOutcomes, maxSteps, widening } from './weights.ts'
import { afterAnswer, afterCommand, nextActorIn } from './world.ts'

export interface SearchContext {
  readonly game: AnyGame
  readonly mind: Mind
  readonly seats: number
  /** The number of decisions and chance outcomes simulated so far. */
  steps: number
}

/** Runs one simulation from `state`, the state at `node`. */
export function simulateOnce(
  by: SearchContext,
  node: Node,
  state: unknown,
  random: Random,
): Estimate {
  const path: Node[] = [node]
  let at = state
  let here: Node | null = node
  const luck = Array.from({ length: by.seats }, () => 0)
  for (let step = 0; step < maxSteps; step += 1) {
    const owed = nextActorIn(by.game, at)
    if (!owed) return backpropagate(path, estimateOfEnd(by.game, at, by.seats))
    if (step > 0 && by.mind.isHorizon(state, at)) break
    by.steps += 1
    if (owed.kind === 'chance') {
      const way: number | null = here ? leastTriedOutcome(by.mind, here, owed.ask, random) : null
      const answer = way === null ? answerFrom(random, owed.ask) : answerAt(owed.ask, way)
      addLuck(luck, by.mind.luck?.(at, answer))
      at = afterAnswer(by.game, at, owed.id, answer)
      here = here && childOf(here, way === null ? 'any' : `${way}`)
    } else {
      const { seat, view, legal } = owed
      const isKnown: boolean = here !== null && here.visits > 0
      const command: Tagged = isKnown
        ? selectByPuct(by.mind, here as Node, view, legal, seat)
        : choosePlayoutCommand(by.mind, view, legal, seat, random)
      at = afterCommand(by.game, at, seat, command)
      here = isKnown ? childOf(here as Node, JSON.stringify(command)) : null
    }
    if (here) path.push(here)
  }
  return backpropagate(path, estimateOf(by.mind, at, luck))
}

function addLuck(luck: number[], more: readonly number[] | null | undefined): void {
  more?.forEach((one, seat) => (luck[seat] = (luck[seat] ?? 0) + one))
}

function backpropagate(path: readonly Node[], result: Estimate): Estimate {
  for (const node of path) count(node, result.shares)
  return result
}

/**
 * The chance outcome followed least often, so that frequencies match the odds; null when there are
 * too many outcomes.
 */
function leastTriedOutcome(mind: Mind, node: Node, ask: Ask, random: Random): number | null {
  const ways = waysOf(ask)
  if (ways > maxEnumeratedOutcomes || !mind.isSameEverywhere(ask)) return null
  node.ways ??= Array.from({ length: ways }, () => 0)
  const least = Math.min(...node.ways)
  const rare = node.ways.flatMap((times, way) => (times === least ? [way] : []))
  const way = random.pick(rare)
  node.ways[way] = least + 1
  return way
}

function choosePlayoutCommand(
  mind: Mind,
  view: unknown,
  legal: readonly Tagged[],
  seat: Seat,
  random: Random,
): Tagged {
  const at = legal.length === 1 ? 0 : chooseByHeuristic(mind.score(view, legal, seat), random)
  return legal[at] as Tagged
}

/**
 * Selects by PUCT among the commands with the highest heuristic scores; the number of candidates
 * grows with visits (progressive widening).
 */
function selectByPuct(
  mind: Mind,
  node: Node,
  view: unknown,
  legal: readonly Tagged[],
  seat: Seat,
): Tagged {
  if (legal.length === 1) return legal[0] as Tagged
  const worths = mind.score(view, legal, seat)
  const order = [...legal.keys()].sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  const width = Math.min(legal.length, 1 + Math.floor(widening * Math.sqrt(node.visits)))
  const top = worths[order[0] ?? 0] ?? 0
  const likely = order.slice(0, width).map((at) => ({
    command: legal[at] as Tagged,
    prior: Math.exp(((worths[at] ?? 0) - top) / mind.clearDifference),
  }))
  const all = likely.reduce((total, { prior }) => total + prior, 0)
  const mean = meanOf(node, seat)
  let best = likely[0]?.command as Tagged
  let most = -Infinity
  for (const { command, prior } of likely) {
    const child = node.children.get(JSON.stringify(command))
    const visits = child?.visits ?? 0
    const value = child && visits > 0 ? meanOf(child, seat) : mean
    const score =
      value + (explorationConstant * (prior / all) * Math.sqrt(node.visits)) / (1 + visits)
    if (score <= most) continue
    most = score
    best = command
  }
  return best
}
