/** The schema of benefits, as a discriminated union: everything that spaces, tiles, incomes and bonuses may give. */
import * as v from 'valibot'
import { colours } from '../vocabulary.ts'

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))
const chamber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
export const colour = v.picklist(colours)

/** Kinds of benefit with a single number as parameter. */
const counted = [
  'coins',
  'fame',
  'karma',
  'anyDice',
  'anyDicePerKarma',
  'upgrade',
  'boatNextFree',
  'boatUpTo',
  'boatExactly',
  'coinsPerMarket',
  'coinsPerUpgrade',
  'famePerUpgrade',
  'famePerKarma',
  'famePerMarketTile',
  'coinsPerBuilding',
  'coinsPerIncomeConnected',
  'famePerCurve',
  'famePerWorker',
  'whiteIncomeTile',
  'chooseIncomeTile',
] as const
export type Counted = (typeof counted)[number]

export type Benefit =
  | { readonly kind: Counted; readonly n: number }
  | { readonly kind: 'colourDice'; readonly colours: readonly (typeof colours)[number][] }
  | { readonly kind: 'colourDicePerKarma'; readonly colour: (typeof colours)[number] }
  | { readonly kind: 'palaceAction'; readonly chambers: readonly number[] }
  | { readonly kind: 'palacePerson'; readonly chamber: number }
  | { readonly kind: 'famePerRiverSpaces'; readonly n: number; readonly per: number }
  | { readonly kind: 'differentGoods' | 'oneGood'; readonly max: number }
  | { readonly kind: 'coverTile' | 'startPlayerNextRound' }
  | { readonly kind: 'terrace'; readonly coins: number; readonly rerollAnyOwnDice: boolean }
  | { readonly kind: 'all'; readonly of: readonly Benefit[] }

export const benefit: v.GenericSchema<unknown, Benefit> = v.lazy(() => anyBenefit)

const anyBenefit = v.variant('kind', [
  v.object({ kind: v.picklist(counted), n: amount }),
  v.object({ kind: v.literal('colourDice'), colours: v.pipe(v.array(colour), v.minLength(1)) }),
  v.object({ kind: v.literal('colourDicePerKarma'), colour }),
  v.object({ kind: v.literal('palaceAction'), chambers: v.pipe(v.array(chamber), v.minLength(1)) }),
  v.object({ kind: v.literal('palacePerson'), chamber }),
  v.object({ kind: v.literal('famePerRiverSpaces'), n: amount, per: amount }),
  v.object({ kind: v.picklist(['differentGoods', 'oneGood']), max: amount }),
  v.object({ kind: v.picklist(['coverTile', 'startPlayerNextRound']) }),
  v.object({ kind: v.literal('terrace'), coins: amount, rerollAnyOwnDice: v.boolean() }),
  v.object({ kind: v.literal('all'), of: v.pipe(v.array(benefit), v.minLength(1)) }),
])
