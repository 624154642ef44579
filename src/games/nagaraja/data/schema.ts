/** The schema of an edition file of Nagaraja: sticks, temples, relics, rooms, amulets and cards. */
import * as v from 'valibot'
import { some, text, whole } from '../../../kernel/editionShapes.ts'
import { abilities, arrows, sides, symbols } from '../vocabulary.ts'

const copies = whole(1, 48)
const side = v.picklist(sides)

/** Fate points, or `naga` for a naga symbol without points. */
const stickFace = v.union([whole(0, 9), v.literal('naga')])
const stick = v.object({
  count: whole(1, 36),
  faces: v.pipe(v.array(stickFace), v.length(4)),
})

const place = v.object({
  id: text,
  slot: v.tuple([whole(0, 2), whole(0, 2)]),
  side,
})

const room = v.object({
  id: text,
  corridors: some(some(side, 4), 2),
  crypt: v.nullable(v.object({ corridor: whole(0, 1) })),
  copies,
})

const card = v.object({
  id: text,
  symbol: v.picklist(symbols),
  arrow: v.picklist(arrows),
  ability: v.picklist(abilities),
  strength: whole(0, 9),
  sticks: v.object({ brown: whole(0, 9), green: whole(0, 9), white: whole(0, 9) }),
  copies,
})

export const editionSchema = v.object({
  edition: v.object({ id: text, title: text }),
  setup: v.object({
    startHand: whole(1, 9),
    targetVP: whole(1, 99),
    lossAtCursed: whole(1, 3),
    firstGuideThrow: v.object({ brown: whole(1, 12) }),
  }),
  refresh: v.object({ draw: whole(1, 9), keep: whole(0, 9) }),
  sticks: v.object({
    total: whole(1, 99),
    kinds: v.object({ brown: stick, green: stick, white: stick }),
  }),
  temple: v.object({
    rows: v.literal(3),
    columns: v.literal(3),
    entrances: some(place, 12),
    niches: v.pipe(v.array(place), v.length(9)),
  }),
  relics: v.object({
    tokens: some(
      v.object({ id: text, kind: v.picklist(['sacred', 'cursed']), vp: whole(0, 30) }),
      18,
    ),
  }),
  rooms: v.object({ total: whole(1, 99), kinds: some(room, 17) }),
  amulets: v.object({
    kinds: some(
      v.object({
        id: text,
        effect: v.picklist(['vp', 'draw', 'cancel']),
        value: v.nullable(whole(0, 9)),
        copies,
      }),
      12,
    ),
  }),
  cards: v.object({ faces: some(card, 48) }),
})

export type Edition = v.InferOutput<typeof editionSchema>
export type EditionPlace = v.InferOutput<typeof place>
export type EditionRoom = v.InferOutput<typeof room>
export type EditionCard = v.InferOutput<typeof card>
