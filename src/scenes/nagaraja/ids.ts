/** Ids of Nagaraja's things and spots. Hidden cards and relics get numbered ids, so that an id reveals nothing. */

export const templeId = (seat: number): string => `temple-${seat}`
export const slotId = (seat: number, slot: number): string => `slot-${seat}-${slot}`
/** Above a slot: the spot of a preview. */
export const overId = (seat: number, slot: number): string => `over-${seat}-${slot}`
/** The touch spot of a rotation: `side` is where the room's far side points, clockwise from the far side. */
export const turnId = (seat: number, slot: number, side: number): string =>
  `turn-${seat}-${slot}-${side}`
export const nicheId = (seat: number, niche: number): string => `niche-${seat}-${niche}`
export const sealId = (seat: number, niche: number): string => `seal-${seat}-${niche}`
/** Above a niche: the slab is held there while a player looks behind it. */
export const liftedId = (seat: number, niche: number): string => `lifted-${seat}-${niche}`
/** Below a niche: hidden slabs and relics move there. */
export const sunkId = (seat: number, niche: number): string => `sunk-${seat}-${niche}`
export const hookId = (seat: number, niche: number): string => `hook-${seat}-${niche}`

export const slabId = (seat: number, niche: number): string => `slab-${seat}-${niche}`
export const lampId = (seat: number, niche: number): string => `lamp-${seat}-${niche}`
export const relicId = (seat: number, token: string): string => `relic-${seat}-${token}`

export const roomId = (room: string): string => `room-${room}`
export const gratingId = (room: string): string => `grating-${room}`
export const cryptAmuletId = (room: string): string => `amulet-on-${room}`
export const cryptSpotId = (room: string): string => `crypt of ${room}`
export const gratingSpotId = (room: string): string => `over the crypt of ${room}`

export const amuletId = (amulet: string): string => `amulet-${amulet}`
export const heldId = (seat: number, at: number): string => `held-${seat}-${at}`

export const cardId = (card: string): string => `card-${card}`
export const handCardId = (seat: number, at: number): string => `hand-${seat}-${at}`
export const laidCardId = (seat: number, at: number): string => `laid-${seat}-${at}`
export const offerCardId = (at: number): string => `offer-${at}`
export const deckCardId = (at: number): string => `cards-left-${at}`
export const discardId = (at: number): string => `discard-${at}`
export const roomLeftId = (at: number): string => `rooms-left-${at}`
export const amuletLeftId = (at: number): string => `amulets-left-${at}`

/** True for cards that can show a face. */
export const isCardThing = (id: string): boolean => /^(card|hand|laid)-/.test(id)

/** Rails and pointers: `fate` counts the throw's points, `score` the victory points. */
export const fateId = (seat: number): string => `fate-${seat}`
export const pointerId = (seat: number): string => `pointer-${seat}`
export const scoreId = (seat: number): string => `score-${seat}`
export const counterId = (seat: number): string => `counter-${seat}`
/** A second counter that includes amulets known only to their owner. */
export const secretCounterId = (seat: number): string => `secret-counter-${seat}`

export const spotIds = {
  tray: 'tray',
  prize: 'prize',
  rooms: 'rooms left',
  trap: 'beside the rooms',
  lostRooms: 'lost rooms',
  amulets: 'amulets left',
  usedAmulets: 'used amulets',
  cards: 'cards left',
  discards: 'discards',
  offer: 'offer',
} as const

/** The open discard pile in a grid of this size. */
export const pileSpotId = (columns: number, rows: number): string => `open pile ${columns}×${rows}`
export const handSpotId = (seat: number): string => `hand of ${seat}`
/** Raised hand, while its player chooses the card that a naga activates. */
export const raisedSpotId = (seat: number): string => `hand raised by ${seat}`
export const laidSpotId = (seat: number): string => `laid by ${seat}`
export const playedSpotId = (seat: number): string => `played by ${seat}`
export const heldSpotId = (seat: number): string => `held by ${seat}`
/** A touch column of a player's slope of the ledge. */
export const ledgeId = (seat: number, column: number): string => `ledge ${column} of ${seat}`
export const scrollSpotId = (seat: number): string => `scroll of ${seat}`
export const railSpotId = (rail: string): string => `along ${rail}`
/** Id of the spot that holds only the thing with this id. */
export const placeOf = (id: string): string => `place of ${id}`
