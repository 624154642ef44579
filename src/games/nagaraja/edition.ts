/** Compiles an edition into the box: components by id, and lookup tables. */
import type { Edition, EditionCard } from './data/schema.ts'
import type { AmuletId, CardId, RoomId, StickKind, TokenId } from './vocabulary.ts'
import { type TempleGrid, makeTempleGrid } from './edition/ground.ts'
import { makeShape, type Shape } from './edition/shape.ts'

/** [NG2] A face has points and nagas; an edition may combine both. */
export interface StickFace {
  readonly points: number
  readonly nagas: number
}

export interface Relic {
  readonly kind: 'sacred' | 'cursed'
  readonly vp: number
}

export interface Amulet {
  readonly kind: string
  readonly effect: 'vp' | 'draw' | 'cancel'
  readonly vp: number
}

export interface Box {
  readonly edition: Edition
  readonly ground: TempleGrid
  readonly cards: Readonly<Record<CardId, EditionCard>>
  readonly tokens: Readonly<Record<TokenId, Relic>>
  readonly rooms: Readonly<Record<RoomId, Shape>>
  readonly amulets: Readonly<Record<AmuletId, Amulet>>
  readonly faces: Readonly<Record<StickKind, readonly StickFace[]>>
  readonly cardIds: readonly CardId[]
  readonly tokenIds: readonly TokenId[]
  readonly roomIds: readonly RoomId[]
  readonly amuletIds: readonly AmuletId[]
}

export function compile(edition: Edition): Box {
  const cards: Record<CardId, EditionCard> = {}
  for (const face of edition.cards.faces) copy(cards, face.copies, `${face.id}.`, face)
  const rooms: Record<RoomId, Shape> = {}
  for (const kind of edition.rooms.kinds) copy(rooms, kind.copies, `${kind.id}-`, makeShape(kind))
  const amulets: Record<AmuletId, Amulet> = {}
  for (const { id, effect, value, copies } of edition.amulets.kinds) {
    copy(amulets, copies, `${id}-`, { kind: id, effect, vp: effect === 'vp' ? (value ?? 0) : 0 })
  }
  const tokens: Record<TokenId, Relic> = {}
  for (const { id, kind, vp } of edition.relics.tokens) tokens[id] = { kind, vp }
  const { brown, green, white } = edition.sticks.kinds
  return {
    edition,
    ground: makeTempleGrid(edition.temple),
    cards,
    tokens,
    rooms,
    amulets,
    faces: { brown: faces(brown), green: faces(green), white: faces(white) },
    cardIds: Object.keys(cards).sort(),
    tokenIds: Object.keys(tokens),
    roomIds: Object.keys(rooms),
    amuletIds: Object.keys(amulets),
  }
}

function copy<T>(into: Record<string, T>, copies: number, prefix: string, value: T): void {
  for (let n = 1; n <= copies; n += 1) into[`${prefix}${n}`] = value
}

function faces({ faces }: Edition['sticks']['kinds'][StickKind]): readonly StickFace[] {
  return faces.map((face) =>
    face === 'naga' ? { points: 0, nagas: 1 } : { points: face, nagas: 0 },
  )
}

/** Looks up a component and throws for an unknown id, which would be a bug. */
export function lookUp<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = table[id]
  if (found === undefined) throw new Error(`nagaraja: nothing is called ${id}`)
  return found
}
