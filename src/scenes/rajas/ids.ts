/** The ids of Rajas' things and spots: plain words and numbers that everybody at the table knows. */
import type { Building, Colour, Stack } from '../../games/rajas/vocabulary.ts'

export const boardId = 'board'
export const offerId = 'offer'
export const elephantId = 'elephant'
export const trayId = 'tray'
/** Where dice lie in the tray before they are thrown and after. */
export const trayRowId = 'tray-row'

export const provinceId = (seat: number): string => `province-${seat}`
/** What the slots of a side lie on: the other side of the board, with slots of its own, is not there. */
export const rimId = (seat: number, side: string): string => `rim-${seat}-${side}`
/** What the places of so many hands are on: those of a Kali with another number are not there. */
export const armsId = (seat: number, capacity: number): string => `arms-${seat}-${capacity}`
export const kaliId = (seat: number): string => `kali-${seat}`
export const plateId = (seat: number): string => `plate-${seat}`
export const bowlId = (colour: Colour): string => `bowl-${colour}`
export const boatId = (seat: number): string => `boat-${seat}`
export const fameId = (seat: number): string => `fame-${seat}`
export const wealthId = (seat: number): string => `wealth-${seat}`
export const bonusId = (seat: number): string => `bonus-${seat}`
export const karmaId = (seat: number): string => `karma-${seat}`
export const cubeId = (seat: number, building: Building): string => `cube-${seat}-${building}`
export const tileId = (tile: string): string => `tile-${tile}`
export const roadId = (tile: string): string => `road-${tile}`
export const contentId = (tile: string, k: number): string => `content-${tile}-${k}`
export const underId = (stack: Stack, k: number): string => `under-${stack}-${k}`
export const isUnder = (id: string): boolean => id.startsWith('under-')
export const incomeTileId = (tile: string): string => `income-${tile}`
export const isIncomeTile = (id: string): boolean => id.startsWith('income-')
export const hiddenId = (k: number): string => `white-${k}`
export const riverTileId = (tile: string): string => `token-${tile}`
export const unlaidId = (k: number): string => `unlaid-${k}`

/** A worker is known by where it is: on a space, waiting, or at hand. */
export const workerId = (seat: number, where: string): string => `worker-${seat}-${where}`
export const atHand = (k: number): string => `hand-${k}`

/** Where a thing with this id lies, when nothing else ever lies there. */
export const placeOf = (id: string): string => `place of ${id}`

export const spaceSpot = (space: string): string => `space-${space}`
export const ghatSpot = (space: number): string => `ghat-${space}`
export const waterSpot = (seat: number): string => `water-${seat}`
export const fameSpot = 'fame-track'
export const wealthSpot = 'wealth-track'
export const bracketSpot = (track: 'fame' | 'wealth', at: number, seat: number): string =>
  `${track}-${at}-${seat}`
/** The plate that says what a bonus of a track is. */
export const bonusSpot = (track: 'fame' | 'wealth', at: number): string => `bonus-of-${track}-${at}`
export const bridgeSpot = (seat: number): string => `bridge-${seat}`
export const handSpot = (seat: number): string => `hand-${seat}`
export const holdSpot = (seat: number, capacity: number, k: number): string =>
  `hold-${seat}-${capacity}-${k}`
/** Beside a hand: karma turns the die over that is paid. */
export const flipSpot = (seat: number, capacity: number, k: number): string =>
  `flip-${seat}-${capacity}-${k}`
export const cupSpot = (seat: number, level: number): string => `cup-${seat}-${level}`
export const levelSpot = (seat: number, building: Building, level: number): string =>
  `level-${seat}-${building}-${level}`
export const scrollSpot = (seat: number, building: Building): string => `scroll-${seat}-${building}`
export const cellSpot = (seat: number, cell: number): string => `cell-${seat}-${cell}`
/** The part of a cell that is nearest to one of its four sides. */
export const siteSpot = (seat: number, cell: number, side: number): string =>
  `site-${seat}-${cell}-${side}`
export const slotSpot = (seat: number, board: string, income: string): string =>
  `slot-${seat}-${board}-${income}`
export const stackSpot = (stack: Stack): string => `stack-${stack}`
export const onTileSpot = (tile: string, what: string): string => `on-${tile}-${what}`
export const bowlSpot = (colour: Colour, k: number): string => `in-${colour}-${k}`
export const elephantSpot = (seat: number): string => `stand-${seat}`
export const openIncomeSpot = (tile: string): string => `open-${tile}`
export const whiteStackId = 'white-stack'
export const whiteDiscardId = 'white-discards'
export const riverStackId = 'river-stack'
