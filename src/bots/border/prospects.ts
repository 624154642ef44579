/** How the sheets look, and what a throw is worth, while they lie as they do: asked for many times, worked out once. */
import type { Layout } from '../../games/border/edition.ts'
import type { Player, View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { gainsByColour } from './crosses.ts'
import { afterThrow, bestKept, type Values } from './dicePool.ts'
import { Outlook } from './outlook.ts'
import { type Loss, type Uses, usesOf, valuesOfResults } from './plans.ts'
import type { Weights, WeightsFor } from './weights.ts'

/** Of all seats at once; whoever changes an outlook in thought leaves it as it was. */
export class Prospects {
  readonly #layout: Layout
  readonly weights: Weights
  readonly #view: View
  readonly #outlooks: Outlook[] = []
  readonly #uses: Uses[] = []
  readonly #results: Values[] = []
  readonly #best: Values[][] = []
  readonly #averages: Values[][] = []

  constructor(layout: Layout, weights: Weights, view: View) {
    this.#layout = layout
    this.weights = weights
    this.#view = view
  }

  outlook(seat: Seat): Outlook {
    return (this.#outlooks[seat] ??= new Outlook(this.#layout, this.#view, seat, this.weights))
  }

  uses(seat: Seat): Uses {
    return (this.#uses[seat] ??= usesOf(this.outlook(seat)))
  }

  /** What each result is worth when nothing is thrown again. */
  results(seat: Seat): Values {
    return (this.#results[seat] ??= valuesOfResults(this.uses(seat), this.#lossOf(seat)))
  }

  /** What each result is worth when dice may still be thrown again so often, from 0. */
  best(seat: Seat, throwsLeft: number): Values {
    if (throwsLeft === 0) return this.results(seat)
    const own = (this.#best[seat] ??= [])
    return (own[throwsLeft] ??= bestKept(this.average(seat, throwsLeft)))
  }

  /** What each part that is kept is worth when the other dice may be thrown so often, from 1. */
  average(seat: Seat, throwsLeft: number): Values {
    const own = (this.#averages[seat] ??= [])
    return (own[throwsLeft] ??= afterThrow(this.best(seat, throwsLeft - 1)))
  }

  /** What the others together gain by dice that pass on. */
  #lossOf(seat: Seat): Loss {
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

/** They stay the same as long as the players are the same list, in the same action. */
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
