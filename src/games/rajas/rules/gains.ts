/** Applies a benefit: at once if there is nothing to decide, else returns the wait for a decision. */
import { canVisit, chamberBenefit } from './chambers.ts'
import type { Benefit } from '../data/benefits.ts'
import { startDice } from './diceGain.ts'
import { groundOf } from './ground.ts'
import { layings } from './incomeTiles.ts'
import { amountOf, upgradable } from './progress.ts'
import { canAdvance, exactlyAhead, passesBridge, riverBenefit, spacesAhead } from './river.ts'
import { activate, gain, gainCoins, gainFame, playerOf, type Run, tableOf } from './run.ts'
import { canCover } from './builder.ts'
import { calculationOf } from './calculation.ts'
import type { Due, Wait } from '../types/waits.ts'

export function gainBenefit(run: Run, benefit: Benefit, late: boolean): Wait | null {
  const { rules, seat, agenda } = run
  const table = tableOf(run)
  const player = playerOf(run)
  const amount = amountOf(rules, table, seat, benefit)
  if (amount) {
    const how = calculationOf(rules, player, benefit, amount.n)
    if (amount.track === 'fame') gainFame(run, amount.n, how)
    else gainCoins(run, amount.n, how)
    return null
  }
  switch (benefit.kind) {
    case 'all':
      for (const part of benefit.of.toReversed()) gain(run, part, run.from, late)
      return null
    case 'karma': {
      const n = Math.min(benefit.n, rules.edition.karma.max - player.karma)
      return n > 0 ? { kind: 'karma', n } : null
    }
    case 'anyDice':
      return startDice(run, repeat('any', benefit.n))
    case 'anyDicePerKarma':
      return startDice(run, repeat('any', benefit.n * player.karma))
    case 'colourDice':
      return startDice(run, benefit.colours)
    case 'colourDicePerKarma':
      return startDice(run, repeat(benefit.colour, player.karma))
    case 'upgrade':
      if (upgradable(player).length === 0) return null
      if (benefit.n > 1) gain(run, { kind: 'upgrade', n: benefit.n - 1 }, run.from, late)
      return { kind: 'upgrade', late }
    case 'boatNextFree':
      return offerBoat(run, 1)
    case 'boatUpTo':
      return offerBoat(run, benefit.n)
    case 'boatExactly': {
      const to = exactlyAhead(rules, table, seat, benefit.n)
      if (to !== null) moveBoat(run, to)
      return null
    }
    case 'palaceAction': {
      const chambers = benefit.chambers.filter((chamber) => canVisit(rules, table, seat, chamber))
      return chambers.length > 0 ? { kind: 'chamber', chambers } : null
    }
    case 'palacePerson':
      if (canVisit(rules, table, seat, benefit.chamber)) visit(run, benefit.chamber)
      return null
    case 'oneGood':
      return groundOf(rules, player.cells).markets > 0 ? { kind: 'good', max: benefit.max } : null
    case 'whiteIncomeTile':
      return drawWhite(run)
    case 'chooseIncomeTile':
      if (layings(rules, table, seat, null).length === 0) return null
      return { kind: 'slot', tile: null, optional: true }
    case 'coverTile':
      return canCover(rules, table, seat, player) ? { kind: 'tile', covering: true } : null
    case 'startPlayerNextRound':
      run.now.emit({ type: 'elephantClaimed', seat, from: run.from })
      return null
    case 'terrace':
      if (benefit.rerollAnyOwnDice) agenda.push({ kind: 'reroll', from: run.from })
      gain(run, { kind: 'coins', n: benefit.coins })
      return null
    default:
      throw new Error(`no way to gain ${benefit.kind}`)
  }
}

function repeat(due: Due, n: number): readonly Due[] {
  return Array.from({ length: n }, () => due)
}

/** With the boat on the last space, the gain is lost [G18]. */
function offerBoat(run: Run, reach: number): Wait | null {
  const ahead = canAdvance(run.rules, tableOf(run), run.seat)
  return ahead ? { kind: 'boat', reach, optional: true } : null
}

/** The compulsory boat move of the harbour; a single reachable space is taken without a choice. */
export function sail(run: Run, reach: number): Wait | null {
  const ahead = spacesAhead(run.rules, tableOf(run), run.seat, reach)
  const [only] = ahead
  if (only === undefined) return null
  if (ahead.length > 1) return { kind: 'boat', reach, optional: false }
  moveBoat(run, only)
  return null
}

/** The worker at the bridge comes before the benefit of the space [G21]. */
export function moveBoat(run: Run, to: number): void {
  const at = playerOf(run).boat
  run.now.emit({ type: 'boatMoved', seat: run.seat, at, to, from: run.from })
  if (passesBridge(run.rules, at, to)) activate(run, 'bridge', { kind: 'bridge' })
  const table = tableOf(run)
  const benefit = riverBenefit(run.rules, table, to)
  if (benefit) gain(run, benefit, { kind: 'river', space: to, tile: table.river[to] !== null })
}

/** A palace action without a worker or a die [R78]. */
export function visit(run: Run, chamber: number): void {
  run.now.emit({ type: 'chamberVisited', seat: run.seat, chamber, from: run.from })
  gain(run, chamberBenefit(run.rules, tableOf(run), chamber), { kind: 'chamber', chamber })
}

/** The discards are reshuffled only when a draw finds the stack empty [R63] [G43]. */
function drawWhite(run: Run): Wait | null {
  if (run.now.state.box.white.length === 0) {
    if (tableOf(run).whiteDiscards.length === 0) return null
    run.now.emit({ type: 'whiteTilesShuffled' })
  }
  const [only] = run.now.state.box.white
  if (run.now.state.box.white.length > 1 || only === undefined) return { kind: 'whiteTile' }
  takeWhite(run, only)
  return null
}

export function takeWhite(run: Run, tile: string): void {
  run.now.emit({ type: 'whiteTileDrawn', seat: run.seat, tile, from: run.from })
  const benefit = run.rules.incomeTiles[tile]?.benefit
  if (benefit) gain(run, benefit, { kind: 'whiteTile' })
}
