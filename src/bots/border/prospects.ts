/** Memoizes outlooks, plans and expected throw values for as long as no sheet changes. */
import type { Layout } from '../../games/border/edition.ts'
import type { Player, View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { gainsByColour } from './crosses.ts'
import { expectedValues, bestKeptValues, type PoolValues } from './dicePool.ts'
import { SheetOutlook } from './sheetOutlook.ts'
import { type OpponentGains, type DiceUses, diceUsesOf, resultValues } from './plans.ts'
import type { Weights, WeightsFor } from './weights.ts'

/** Covers all seats. A caller that tries crosses on an outlook must undo them. */
export class Prospects {
  readonly #layout: Layout
  readonly weights: Weights
  readonly #view: View
  readonly #outlooks: SheetOutlook[] = []
  readonly #uses: DiceUses[] = []
  readonly #results: PoolValues[] = []
  readonly #best: PoolValues[][] = []
  readonly #averages: PoolValues[][] = []

  constructor(layout: Layout, weights: Weights, view: View) {
    this.#layout = layout
    this.weights = weights
    this.#view = view
  }

  outlook(seat: Seat): SheetOutlook {
    return (this.#outlooks[seat] ??= new SheetOutlook(this.#layout, this.#view, seat, this.weights))
  }

  uses(seat: Seat): DiceUses {
    return (this.#uses[seat] ??= diceUsesOf(this.outlook(seat)))
  }

  /** The value of each result when no throw is left; memoized. */
  results(seat: Seat): PoolValues {
    return (this.#results[seat] ??= resultValues(this.uses(seat), this.#lossOf(seat)))
  }

  /** The value of each result when `throwsLeft` throws remain, from 0; memoized. */
  best(seat: Seat, throwsLeft: number): PoolValues {
    if (throwsLeft === 0) return this.results(seat)
    const own = (this.#best[seat] ??= [])
    return (own[throwsLeft] ??= bestKeptValues(this.average(seat, throwsLeft)))
  }

  /** The expected value of each kept pool when `throwsLeft` throws remain, from 1; memoized. */
  average(seat: Seat, throwsLeft: number): PoolValues {
    const own = (this.#averages[seat] ??= [])
    return (own[throwsLeft] ??= expectedValues(this.best(seat, throwsLeft - 1)))
  }

  /** The gain of the opponents, taken together, from the dice that are passed on to them. */
  #lossOf(seat: Seat): OpponentGains {
    const others = this.#view.players.flatMap((_, other) =>
      other === seat ? [] : [gainsByColour(this.#layout, this.outlook(other))],
    )
    const byColour = (others[0] ?? []).map((gains, colour) =>
      gains.map((_, dice) =>
        others.reduce((sum, gain) => sum + this.weights.denial * (gain[colour]?.[dice] ?? 0), 0),
      ),
    )
    return { byColour }
  }
}

export type ProspectsAt = (view: View) => Prospects

/**
 * Caches by the identity of the player list: it changes whenever a sheet does. A new action makes
 * new prospects.
 */
export function makeProspects(layout: Layout, weightsFor: WeightsFor): ProspectsAt {
  const known = new WeakMap<readonly Player[], { action: number; prospects: Prospects }>()
  return (view) => {
    const { players, action } = view
    const before = known.get(players)
    if (before?.action === action) return before.prospects
    const prospects = new Prospects(layout, weightsFor(players.length), view)
    known.set(players, { action, prospects })
    return prospects
  }
}
