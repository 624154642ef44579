/** Display names of components, as line parts to be rendered in the reader's language. */
import type { Piece } from '../../../kernel/chance.ts'
import { type Line, line, type ListPart, type LinePart } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import { roomGlyph } from './glyph.ts'
import { roomDrawing } from './plan.ts'
import type {
  AmuletId,
  CardId,
  Niche,
  RoomId,
  Slot,
  Stick,
  StickKind,
  TokenId,
} from '../vocabulary.ts'
import { faceOf } from '../rules/score.ts'
import { type StickCounts, sticksOn } from '../rules/sticks.ts'
import type { Room, SeenRelic } from '../types.ts'

/** From long to short sticks. */
export const stickOrder: readonly StickKind[] = ['brown', 'white', 'green']

/** A list joined in the reader's language, or a word for an empty list. */
export function listOf(items: readonly LinePart[]): Line | ListPart {
  return items.length > 0 ? { list: items } : line('nagaraja.none')
}

export function cardName(box: Box, card: CardId): Line {
  const { ability, arrow, strength } = lookUp(box.cards, card)
  return line(`nagaraja.card.${ability}`, { n: strength, arrow: { raw: arrow } })
}

export function cardNames(box: Box, cards: readonly CardId[]): Line | ListPart {
  return listOf(cards.map((card) => line('nagaraja.quoted', { card: cardName(box, card) })))
}

export function countNames(counts: StickCounts): Line | ListPart {
  const kinds = stickOrder.filter((kind) => counts[kind] > 0)
  return listOf(kinds.map((kind) => line(`nagaraja.sticks.${kind}`, { n: counts[kind] })))
}

/** A card with the sticks that it brings when laid. */
export function cardWithSticks(box: Box, card: CardId): Line {
  const sticks = countNames(sticksOn(box, [card]))
  return line('nagaraja.cardWithSticks', { card: cardName(box, card), sticks })
}

export function stickName(box: Box, stick: Stick): Line {
  const { points, nagas } = faceOf(box, stick)
  return line('nagaraja.face', { kind: line(`nagaraja.kind.${stick.kind}`), points, nagas })
}

/** The name of a face, without the stick's kind. */
export function faceName(box: Box, { id, skin }: Piece, face: number): Line {
  const kind = stickOrder.find((name) => name === skin)
  if (!kind) throw new Error(`${id} is no stick`)
  const { points, nagas } = faceOf(box, { id, kind, face })
  const icon = nagas > 0 ? 'stick-naga' : `stick-${points}`
  return { ...line('nagaraja.faceOnly', { points, nagas }), sign: { icon } }
}

export function stickNames(box: Box, sticks: readonly Stick[]): Line | ListPart {
  return listOf(sticks.map((stick) => stickName(box, stick)))
}

export function relicName(box: Box, token: TokenId | null): Line {
  if (token === null) return line('nagaraja.relic.unknown')
  const { kind, vp } = lookUp(box.tokens, token)
  return line(`nagaraja.relic.${kind}`, { n: vp })
}

export function amuletName(box: Box, amulet: AmuletId): Line {
  return line(`nagaraja.amulet.${lookUp(box.amulets, amulet).kind}`)
}

export function roomName(box: Box, id: RoomId): Line {
  return line(`nagaraja.room.${lookUp(box.rooms, id).kind}`)
}

/** A room with its corridors as rotated; `live` is the bit mask of the connected ones. */
export function roomAsItLies(box: Box, room: Room, live = 0): Line {
  const glyph = { raw: roomGlyph(box, room), drawing: roomDrawing(box, room, live) }
  return line('nagaraja.roomAsItLies', { room: roomName(box, room.id), glyph })
}

export function printedNicheId(box: Box, niche: Niche): string {
  return box.ground.niches[niche]?.id ?? '?'
}

export function nicheName(box: Box, niche: Niche): LinePart {
  return { raw: printedNicheId(box, niche) }
}

/** Slots are numbered from 1 in reading order. */
export function slotName(slot: Slot): LinePart {
  return { raw: String(slot + 1) }
}

/** The name of a slot with its noun, not only its number. */
export function slotPlace(slot: Slot): Line {
  return line('nagaraja.slot', { slot: slotName(slot) })
}

export function nichePlace(box: Box, niche: Niche): Line {
  return line('nagaraja.niche', { niche: nicheName(box, niche) })
}

/** A slot or niche together with the owner of its temple. */
export function placed(place: LinePart, temple: Seat): Line {
  return line('nagaraja.placed', { place, who: { seat: temple } })
}

/** Relics with their places, and their identity if it is known. */
export function foundRelics(box: Box, relics: readonly SeenRelic[]): readonly Line[] {
  return relics.map(({ temple, niche, token }) => {
    const place = placed(nichePlace(box, niche), temple)
    return token === null ? place : line('nagaraja.found', { place, relic: relicName(box, token) })
  })
}
