/** The ids of Nagaraja's things and spots: what everybody at the table knows, and numbers for what nobody may tell apart. */

export const templeId = (seat: number): string => `temple-${seat}`
export const slotId = (seat: number, slot: number): string => `slot-${seat}-${slot}`
/** A hand's breadth over a slot, where a ghost hangs. */
export const overId = (seat: number, slot: number): string => `over-${seat}-${slot}`
/** The side of a slot to which a room's far side would be turned, clockwise from the far one. */
export const turnId = (seat: number, slot: number, side: number): string =>
  `turn-${seat}-${slot}-${side}`
export const nicheId = (seat: number, niche: number): string => `niche-${seat}-${niche}`
export const sealId = (seat: number, niche: number): string => `seal-${seat}-${niche}`
/** Over a niche, where a slab is held while somebody looks behind it. */
export const liftedId = (seat: number, niche: number): string => `lifted-${seat}-${niche}`
/** Under a niche, where slabs and relics go that are not seen. */
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

/** Cards that may show a face. */
export const isCardThing = (id: string): boolean => /^(card|hand|laid)-/.test(id)

/** Fate points of the throw, and points of victory. */
export const fateId = (seat: number): string => `fate-${seat}`
export const pointerId = (seat: number): string => `pointer-${seat}`
export const scoreId = (seat: number): string => `score-${seat}`
export const counterId = (seat: number): string => `counter-${seat}`
/** Where the counter would stand with the amulets that only their owner knows. */
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

/** The discards, laid out in so many columns and rows. */
export const pileSpotId = (columns: number, rows: number): string => `open pile ${columns}×${rows}`
export const handSpotId = (seat: number): string => `hand of ${seat}`
/** Where a hand is held up while its owner chooses what a naga pays for. */
export const raisedSpotId = (seat: number): string => `hand raised by ${seat}`
export const laidSpotId = (seat: number): string => `laid by ${seat}`
export const playedSpotId = (seat: number): string => `played by ${seat}`
export const heldSpotId = (seat: number): string => `held by ${seat}`
/** A column of a player's slope of the ledge. */
export const ledgeId = (seat: number, column: number): string => `ledge ${column} of ${seat}`
export const scrollSpotId = (seat: number): string => `scroll of ${seat}`
export const railSpotId = (rail: string): string => `along ${rail}`
/** Where a thing with this id stands alone. */
export const placeOf = (id: string): string => `place of ${id}`
