/** Explains a bot's choice as a line, from its heuristic scores or its search statistics. */
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import { type Line, line } from '../kernel/line.ts'
import type { Decision } from './player.ts'
import type { Candidate, SearchResult } from './search/index.ts'
import { meanOf } from './search/node.ts'
import type { Mind } from './types.ts'

/**
 * Score differences, in multiples of `clearDifference`: below the first, "hardly better"; from the
 * second, "far better".
 */
const hardly = 0.3
const far = 2

const inHundredths = (share: number): number => Math.round(share * 100) / 100

export function botReasonOf(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  legal: readonly Tagged[],
  decided: Decision,
): Line | null {
  const nameOf = (at: number): Line => game.label(legal[at] as Tagged, view).line
  const { at, by, found, worths, seat } = decided
  if (by === 'only') return null
  if (by === 'heuristic') return habitLine(game, mind, view, worths, at, nameOf)
  return found && searchLine(game, mind, found, seat, nameOf)
}

type Name = (at: number) => Line

/** Compares the choice with the best alternative. */
function habitLine(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  worths: readonly number[],
  at: number,
  nameOf: Name,
): Line {
  const rival = bestBut(worths, at)
  const ahead = ((worths[at] ?? 0) - (worths[rival] ?? 0)) / mind.clearDifference
  const because = line(`bots.habit.${game.id}.${mind.heuristicName(view)}`)
  const parts = { choice: nameOf(at), rival: nameOf(rival), because }
  if (ahead < -hardly) return line('bots.why.worse', parts)
  return line(`bots.why.${ahead < hardly ? 'hardly' : ahead < far ? 'more' : 'far'}`, parts)
}

function bestBut(worths: readonly number[], at: number): number {
  let best = at === 0 ? 1 : 0
  for (const [one, worth] of worths.entries()) {
    if (one !== at && worth > (worths[best] ?? 0)) best = one
  }
  return best
}

function searchLine(
  game: AnyGame,
  mind: Mind,
  { candidates }: SearchResult,
  seat: number,
  nameOf: Name,
): Line | null {
  const [best, rival] = candidates
  if (!best) return null
  const choice = nameOf(best.at)
  if (!rival || best.node.visits === 0) return line('bots.why.alone', { choice })
  const parts = {
    choice,
    rival: nameOf(rival.at),
    own: inHundredths(meanOf(best.node, seat)),
    other: inHundredths(meanOf(rival.node, seat)),
  }
  if (parts.own <= parts.other) return line('bots.why.even', parts)
  const notion = decisiveNotion(mind, best, rival)
  if (notion === null) return line('bots.why.search', parts)
  return line('bots.why.searchFor', {
    ...parts,
    notion: line(`bots.notion.${game.id}.${notion}`),
  })
}

/**
 * The notion with the largest difference in favour of the best command; null when no difference is
 * positive.
 */
function decisiveNotion(mind: Mind, best: Candidate, rival: Candidate): string | null {
  if (best.evaluations === 0 || rival.evaluations === 0) return null
  let most = 0
  let found: string | null = null
  for (const [i, notion] of mind.notions.entries()) {
    const own = (best.notions[i] ?? 0) / best.evaluations
    const other = (rival.notions[i] ?? 0) / rival.evaluations
    if (own - other <= most) continue
    most = own - other
    found = notion
  }
  return found
}
