/** The mutable context of one input: its agenda of tasks, the acting seat, and helpers that emit events. */
import type { Now } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition.ts'
import type { Event } from '../events.ts'
import { playerAt } from './progress.ts'
import type { Player, State, View } from '../types.ts'
import type { How, EffectSource } from '../types/sources.ts'
import type { Task } from '../types/waits.ts'

export interface Run {
  readonly rules: Rules
  readonly now: Now<State, Event>
  /** The acting seat; tasks are popped from the end of the agenda. */
  seat: Seat
  readonly agenda: Task[]
  /** The source of the effect being resolved. */
  from: EffectSource
}

export function tableOf(run: Run): View {
  return run.now.state.table
}

export function playerOf(run: Run): Player {
  return playerAt(run.now.state.table, run.seat)
}

export function gain(run: Run, benefit: Benefit, from = run.from, late = false): void {
  run.agenda.push({ kind: 'gain', benefit, late, from })
}

export function gainFame(run: Run, n: number, how: How): void {
  if (n === 0) return
  run.now.emit({ type: 'fameGained', seat: run.seat, n, from: run.from, how })
  passBonuses(run, 'fame')
}

export function gainCoins(run: Run, n: number, how: How): void {
  if (n === 0) return
  run.now.emit({ type: 'coinsGained', seat: run.seat, n, from: run.from, how })
  passBonuses(run, 'wealth')
}

/** While a track's bonuses are being resolved, a further gain on it only moves the marker [G9]. */
function passBonuses(run: Run, track: 'fame' | 'wealth'): void {
  const player = playerOf(run)
  const next = run.rules[track][track === 'fame' ? player.fameBonuses : player.wealthBonuses]
  if (!next || player[track] < next.at) return
  const isRunning = run.agenda.some((task) => task.kind === 'bonuses' && task.track === track)
  if (!isRunning) run.agenda.push({ kind: 'bonuses', track })
}

/**
 * Activates the worker waiting on a spot; at the cap, the remaining waiting worker leaves the game
 * [R86] [R87].
 */
export function activate(run: Run, spot: 'bridge' | 'fame' | 'wealth', from: EffectSource): void {
  const { seat, now } = run
  if (playerOf(run).spots[spot] !== 'waiting') return
  now.emit({ type: 'workerActivated', seat, spot, from })
  if (playerOf(run).workers < tableOf(run).workerCap) return
  for (const other of ['bridge', 'fame', 'wealth'] as const) {
    if (playerOf(run).spots[other] === 'waiting')
      now.emit({ type: 'workerLeft', seat, spot: other })
  }
}
