/** The source of a gain as data: kept while effects are resolved, and carried by their events. */
import type { Benefit } from '../data/benefits.ts'
import type { Building, Good } from '../vocabulary.ts'

export type EffectSource =
  | { readonly kind: 'setup' }
  | { readonly kind: 'space'; readonly space: string }
  /** A palace action without a worker there [R78]. */
  | { readonly kind: 'chamber'; readonly chamber: number }
  | { readonly kind: 'river'; readonly space: number; readonly tile: boolean }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'fame'; readonly at: number }
  | { readonly kind: 'wealth'; readonly at: number }
  | { readonly kind: 'tile'; readonly cell: number }
  | { readonly kind: 'income'; readonly income: string; readonly tile: boolean }
  | { readonly kind: 'whiteTile' }
  | { readonly kind: 'missedTurn' }

/** The calculation of an amount; null for a plain number. */
export type How =
  | null
  | { readonly kind: 'counted'; readonly benefit: Benefit; readonly count: number }
  | { readonly kind: 'buildings'; readonly of: readonly BuildingFame[] }
  | { readonly kind: 'markets'; readonly of: readonly Market[] }

export interface BuildingFame {
  readonly building: Building
  readonly fame: number
}

export interface Market {
  readonly good: Good
  readonly value: number
}
