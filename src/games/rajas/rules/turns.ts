/** Rounds, cycles and turns: whose turn it is, who is skipped, and when the match ends. */
import { canPlaceAny } from './places.ts'
import { layings } from './incomeTiles.ts'
import { gapOf, playerAt } from './progress.ts'
import { type Run, tableOf } from './run.ts'
import type { Wait } from '../types/waits.ts'

/** Starts the first round after the setup. */
export function beginTurns(run: Run): Wait {
  run.now.emit({ type: 'roundBegan', round: 1, first: tableOf(run).first })
  return beginCycle(run)
}

/** A cycle begins only if somebody can place a worker; otherwise the round is over [R16] [G6]. */
function beginCycle(run: Run): Wait {
  const { rules, now } = run
  for (;;) {
    const table = tableOf(run)
    if (table.players.some((_, seat) => canPlaceAny(rules, table, seat))) {
      now.emit({ type: 'cycleBegan', cycle: table.cycle + 1 })
      return nextTurn(run, table.first)
    }
    beginRound(run)
  }
}

/** The elephant goes to the player who claimed it, else clockwise; all workers return [R96]. */
function beginRound(run: Run): void {
  const { first, nextFirst, players, round } = tableOf(run)
  const next = nextFirst ?? (first + 1) % players.length
  run.now.emit({ type: 'roundBegan', round: round + 1, first: next })
}

/**
 * After a turn with its whole chain: checks for a crossing, then starts the next player's turn
 * [G44].
 */
export function endTurn(run: Run): Wait {
  const table = tableOf(run)
  const gap = gapOf(run.rules, playerAt(table, run.seat))
  if (gap >= 0 && !table.crossed.includes(run.seat)) {
    run.now.emit({ type: 'markersCrossed', seat: run.seat, gap })
  }
  return nextTurn(run, (run.seat + 1) % table.players.length, true)
}

/**
 * Asks the seats in turn, beginning with `from`; the cycle ends when the first player is reached
 * again.
 */
function nextTurn(run: Run, from: number, isUnderWay = false): Wait {
  const { players, first } = tableOf(run)
  for (let seat = from, isUnder = isUnderWay; ; seat = (seat + 1) % players.length) {
    if (isUnder && seat === first) return endCycle(run)
    isUnder = true
    const wait = beginTurn(run, seat)
    if (wait) return wait
  }
}

/**
 * The cycle of the first crossing is the last one [R97]; a cycle without any placement ends the
 * round [G6].
 */
function endCycle(run: Run): Wait {
  const { crossed, placed } = tableOf(run)
  if (crossed.length > 0) {
    run.now.emit({ type: 'matchEnded' })
    return { kind: 'over' }
  }
  if (placed === 0) beginRound(run)
  return beginCycle(run)
}

function beginTurn(run: Run, seat: number): Wait | null {
  const { rules, now } = run
  run.seat = seat
  if (playerAt(tableOf(run), seat).unplaced === 0) return offerTile(run, seat)
  if (!canPlaceAny(rules, tableOf(run), seat)) {
    now.emit({ type: 'turnPassed', seat })
    return null
  }
  now.emit({ type: 'turnBegan', seat })
  return { kind: 'place' }
}

/**
 * Navaratna: a missed turn with fewer workers than another player brings an income tile [R110]
 * [R111] [G53].
 */
function offerTile(run: Run, seat: number): Wait | null {
  const table = tableOf(run)
  if (!table.navaratna || table.crossed.length > 0) return null
  const { workers, offers } = playerAt(table, seat)
  if (offers >= run.rules.edition.variants.navaratna.catchUpTilesPerRoundMax) return null
  if (!table.players.some((other) => other.workers >= workers + offers + 1)) return null
  if (layings(run.rules, table, seat, null).length === 0) return null
  run.from = { kind: 'missedTurn' }
  run.now.emit({ type: 'tileOffered', seat })
  return { kind: 'slot', tile: null, optional: true }
}
