/** Compiles the worker spaces of a board from the edition: their costs and effects. */
import type { Benefit } from '../data/benefits.ts'
import type { Edition } from '../data/schema.ts'
import type { Area, Colour, Good } from '../vocabulary.ts'

export type SpaceKind =
  | 'quarry'
  | 'harbour'
  | 'goods'
  | 'good'
  | 'terrace'
  | 'garden'
  | 'balcony'
  | 'chamber'

export interface Space {
  readonly index: number
  readonly id: string
  readonly area: Area
  readonly kind: SpaceKind
  readonly coins: number
  /** True if one die is part of the cost; `values` and `colour` restrict the die. */
  readonly paysDie: boolean
  readonly values: readonly number[] | null
  readonly colour: Colour | null
  readonly benefit: Benefit | null
  readonly good: Good | null
  readonly chamber: number
  /** At most one worker of each player per round on spaces of this kind [R55]. */
  readonly once: boolean
  /** These spaces are filled strictly from left to right [R19]. */
  readonly queued: boolean
}

export type SeatCount = 2 | 3 | 4

type Draft = Partial<Omit<Space, 'index'>> & Pick<Space, 'id' | 'area' | 'kind'>

export function spacesOf(edition: Edition, seats: SeatCount): readonly Space[] {
  const drafts = [...openSpaces(edition, seats), ...palaceSpaces(edition, seats)]
  return drafts.map((draft, index) => ({
    index,
    id: draft.id,
    area: draft.area,
    kind: draft.kind,
    coins: draft.coins ?? 0,
    paysDie: draft.paysDie ?? false,
    values: draft.values ?? null,
    colour: draft.colour ?? null,
    benefit: draft.benefit ?? null,
    good: draft.good ?? null,
    chamber: draft.chamber ?? 0,
    once: draft.once ?? false,
    queued: draft.queued ?? false,
  }))
}

function openSpaces(edition: Edition, seats: SeatCount): readonly Draft[] {
  const { quarry, harbour, market } = edition.boards[`${seats}`]
  const different: Benefit = { kind: 'differentGoods', max: market.differentGoods.maxMarkets }
  return [
    ...quarry.spaces.map(({ coins }, i): Draft => ({
      id: `quarry-${i + 1}`,
      area: 'quarry',
      kind: 'quarry',
      coins,
      queued: true,
    })),
    ...harbour.spaces.map(({ coins }, i): Draft => ({
      id: `harbour-${i + 1}`,
      area: 'harbour',
      kind: 'harbour',
      coins,
      queued: true,
      paysDie: true,
      values: harbour.alsoPayDie,
    })),
    ...several(market.differentGoods.spaces, {
      id: 'goods',
      area: 'market',
      kind: 'goods',
      benefit: different,
      once: market.differentGoods.oncePerPlayerPerRound,
    }),
    ...market.oneGood.flatMap(({ good, spaces }) =>
      several(spaces, { id: `good-${good}`, area: 'market', kind: 'good', good, paysDie: true }),
    ),
  ]
}

function palaceSpaces(edition: Edition, seats: SeatCount): readonly Draft[] {
  const counts = edition.boards[`${seats}`].palace
  const { terrace, gardens, balconies, chambers } = edition.palace
  return [
    ...several(counts.terraceSpaces, {
      id: 'terrace',
      area: 'palace',
      kind: 'terrace',
      benefit: terrace.effect,
    }),
    ...gardens.flatMap(({ colour, effect }) =>
      several(counts.gardenSpacesPerColour, {
        id: `garden-${colour}`,
        area: 'palace',
        kind: 'garden',
        benefit: effect,
      }),
    ),
    ...balconies.flatMap(({ payDie, effect }) =>
      several(counts.balconySpacesPerColour, {
        id: `balcony-${payDie}`,
        area: 'palace',
        kind: 'balcony',
        paysDie: true,
        colour: payDie,
        benefit: effect,
      }),
    ),
    ...chambers.flatMap(({ number, payDieValue }) =>
      several(counts.chamberSpacesPerNumber, {
        id: `chamber-${number}`,
        area: 'palace',
        kind: 'chamber',
        paysDie: true,
        values: [payDieValue],
        chamber: number,
      }),
    ),
  ]
}

/** The first space keeps the plain id, later ones get a number. */
function several(count: number, draft: Draft): readonly Draft[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? draft : { ...draft, id: `${draft.id}-${i + 1}` },
  )
}
