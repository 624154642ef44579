/** Ids of Rajas' things and spots; they contain public information only. */
import type { Building, Colour, Stack } from '../../games/rajas/vocabulary.ts'

export const boardId = 'board'
export const offerId = 'offer'
export const elephantId = 'elephant'
export const trayId = 'tray'
/** Dice in the tray, before and after they are thrown. */
export const trayRowId = 'tray-row'

export const provinceId = (seat: number): string => `province-${seat}`
/** Invisible carrier of one side's income slots; absent if the province shows its other side. */
export const rimId = (seat: number, side: string): string => `rim-${seat}-${side}`
/** Invisible carrier of the hands of a Kali with this capacity; absent for other capacities. */
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

/** Workers are interchangeable: the id says where one stands (space, waiting spot, hand). */
export const workerId = (seat: number, where: string): string => `worker-${seat}-${where}`
export const atHand = (k: number): string => `hand-${k}`

/** Id of the spot that holds only the thing with this id. */
export const placeOf = (id: string): string => `place of ${id}`

export const spaceSpot = (space: string): string => `space-${space}`
export const ghatSpot = (space: number): string => `ghat-${space}`
export const waterSpot = (seat: number): string => `water-${seat}`
export const fameSpot = 'fame-track'
export const wealthSpot = 'wealth-track'
export const bracketSpot = (track: 'fame' | 'wealth', at: number, seat: number): string =>
  `${track}-${at}-${seat}`
/** The sign of a bonus on a track. */
export const bonusSpot = (track: 'fame' | 'wealth', at: number): string => `bonus-of-${track}-${at}`
export const bridgeSpot = (seat: number): string => `bridge-${seat}`
export const handSpot = (seat: number): string => `hand-${seat}`
export const holdSpot = (seat: number, capacity: number, k: number): string =>
  `hold-${seat}-${capacity}-${k}`
/** Touch spot beside a hand: karma flips the die that is paid from it. */
export const flipSpot = (seat: number, capacity: number, k: number): string =>
  `flip-${seat}-${capacity}-${k}`
export const cupSpot = (seat: number, level: number): string => `cup-${seat}-${level}`
export const levelSpot = (seat: number, building: Building, level: number): string =>
  `level-${seat}-${building}-${level}`
export const scrollSpot = (seat: number, building: Building): string => `scroll-${seat}-${building}`
export const cellSpot = (seat: number, cell: number): string => `cell-${seat}-${cell}`
/** Quarter of a cell nearest to one of its sides; the side chooses the tile's rotation. */
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
