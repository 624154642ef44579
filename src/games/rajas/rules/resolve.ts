/** Resolves one task of the agenda: emits events, pushes further tasks, or returns a wait. */
import { gainBenefit } from './gains.ts'
import { benefitOfIncome } from './incomeTiles.ts'
import { payingTile } from './progress.ts'
import { beginTurns } from './turns.ts'
import { activate, gain, gainCoins, gainFame, playerOf, type Run, tableOf } from './run.ts'
import type { EffectSource } from '../types/sources.ts'
import type { Stack } from '../vocabulary.ts'
import type { Task, Wait } from '../types/waits.ts'

export function resolve(run: Run, task: Task): Wait | null {
  run.from = sourceOf(task) ?? run.from
  switch (task.kind) {
    case 'gain':
      return gainBenefit(run, task.benefit, task.late)
    case 'tally':
      if (task.track === 'fame') gainFame(run, task.n, task.how)
      else gainCoins(run, task.n, task.how)
      return null
    case 'bonuses':
      return nextBonus(run, task.track)
    case 'incomes':
      return nextIncome(run, task.incomes)
    case 'reveal':
      return reveal(run, task.stack)
    case 'reroll':
      return playerOf(run).dice.length > 0 ? { kind: 'rerollChoice', dice: [] } : null
    case 'startDice':
      run.seat = task.seat
      return { kind: 'roll' }
    case 'firstPlayer':
      return firstPlayer(run)
    case 'riverDie':
      run.seat = tableOf(run).first
      return tableOf(run).riverTilesLeft > 0 ? { kind: 'riverDie', from: task.from } : null
    case 'brownTile':
      run.seat = (tableOf(run).first + task.order) % tableOf(run).players.length
      return { kind: 'brownTile' }
    case 'begin':
      return beginTurns(run)
  }
}

function sourceOf(task: Task): EffectSource | null {
  switch (task.kind) {
    case 'gain':
    case 'tally':
    case 'incomes':
    case 'reroll':
      return task.from
    default:
      return null
  }
}

/**
 * Gives newly reached bonuses one by one in ascending order, each with its whole chain [G9] [G10].
 */
function nextBonus(run: Run, track: 'fame' | 'wealth'): null {
  const player = playerOf(run)
  const next = run.rules[track][track === 'fame' ? player.fameBonuses : player.wealthBonuses]
  if (!next || player[track] < next.at) return null
  run.now.emit({ type: 'bonusReached', seat: run.seat, track, at: next.at })
  run.agenda.push({ kind: 'bonuses', track })
  const from: EffectSource = { kind: track, at: next.at }
  if (next.benefit === null) activate(run, track, from)
  else gain(run, next.benefit, from, track === 'fame')
  return null
}

/** The owner chooses the order of several incomes [G12]. */
function nextIncome(run: Run, incomes: readonly string[]): Wait | null {
  const [only] = incomes
  if (only === undefined) return null
  if (incomes.length > 1) return { kind: 'income', incomes }
  takeIncome(run, only)
  return null
}

export function takeIncome(run: Run, income: string): void {
  const { from, seat } = run
  run.now.emit({ type: 'incomeLinked', seat, income, from })
  const player = playerOf(run)
  const benefit = benefitOfIncome(run.rules, player, income)
  if (benefit)
    gain(run, benefit, { kind: 'income', income, tile: payingTile(player, income) !== null })
}

/** The last tile of a stack needs no draw. */
function reveal(run: Run, stack: Stack): Wait | null {
  const below = run.now.state.box.below[stack]
  const [only] = below
  if (only === undefined) return null
  if (below.length > 1) return { kind: 'reveal', stack }
  run.now.emit({ type: 'tileRevealed', stack, tile: only })
  return null
}

/** Starting coins increase clockwise from the first player [R13]. */
export function findFirst(run: Run, seat: number, isDrawn: boolean): void {
  const { startByTurnOrder } = run.rules.edition.tracks.wealth
  const { length } = tableOf(run).players
  const coins = Array.from(
    { length },
    (_, other) => startByTurnOrder[(other - seat + length) % length] ?? 0,
  )
  run.now.emit({ type: 'firstPlayerFound', seat, isDrawn, coins })
}

/** The lowest total begins; chance breaks ties [R12] [G1]. */
function firstPlayer(run: Run): Wait | null {
  const { players } = tableOf(run)
  const totals = players.map((player) => player.dice.reduce((sum, die) => sum + die.value, 0))
  const least = Math.min(...totals)
  const tied = totals.flatMap((total, seat) => (total === least ? [seat] : []))
  if (tied.length > 1) return { kind: 'firstPlayer', tied }
  findFirst(run, tied[0] ?? 0, false)
  return null
}
