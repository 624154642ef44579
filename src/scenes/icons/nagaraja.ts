// Nagaraja's icons (24 × 24, y down): abilities, arrows of their targets, amulets.
import { dot, type Icon } from './icon.ts'

const star = (x: number, y: number, r: number): string => {
  const k = r * 0.3
  return `M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}Z`
}

/** One star, two stars, a card with a plus, a barred ring. */
export const AMULET_SIGNS = {
  vp1: star(12, 12, 9.5),
  vp2: star(6.8, 12, 6.6) + star(17.2, 12, 6.6),
  draw: 'M6 2H18V22H6ZM8 4V20H16V4ZM11 8H13V11H15.5V13H13V16H11V13H8.5V11H11Z',
  cancel:
    'M12 1.500A10.5 10.5 0 1 0 12 22.500A10.5 10.5 0 1 0 12 1.500ZM5.5 7.300L16.7 18.500A8 8 0 0 1 5.5 7.300ZM7.3 5.500A8 8 0 0 1 18.5 16.700Z',
} as const

/** Two arrows that swap places, above the swapped thing. */
const exchange = 'M6 8C8 3.5 16 3.5 18 8M18.5 3.800V8H14.300M5.5 3.800V8H9.7'

const ABILITIES = {
  addPoints: {
    line: 'M3.5 14.500H20.500A1.5 1.5 0 0 1 22 16V20A1.5 1.5 0 0 1 20.5 21.500H3.500A1.5 1.5 0 0 1 2 20V16A1.5 1.5 0 0 1 3.5 14.500ZM12 1.800V10.800M7.5 6.300H16.5',
    fill: dot(7, 18, 1.3) + dot(12, 18, 1.3) + dot(17, 18, 1.3),
  },
  rerollSticks: {
    line: 'M3.2 9.500A9 9 0 0 1 18.8 6.200M19.3 2V6.500H14.800M20.8 14.500A9 9 0 0 1 5.2 17.800M4.7 22V17.500H9.200M7.2 14.500L14.5 7.200L16.8 9.500L9.5 16.800Z',
  },
  discardSticks: {
    line: 'M2 13L13 2L16.5 5.500L5.5 16.500ZM4.5 10.500L8 14M14.8 14.800L21.8 21.800M21.8 14.800L14.8 21.8',
    fill: dot(9.2, 9.2, 1.2),
  },
  lookRelics: {
    line: 'M1.8 9C4.8 4.5 8.3 2.3 12 2.300C15.7 2.3 19.2 4.5 22.2 9C19.2 13.5 15.7 15.700 12 15.700C8.3 15.7 4.8 13.5 1.8 9ZM12 5.800A3.2 3.2 0 1 1 12 12.200A3.2 3.2 0 1 1 12 5.800ZM6.5 21.800H17.500M8.5 21.800L9.7 18.500H14.300L15.5 21.8',
    fill: dot(12, 9, 1.3),
  },
  swapRelics: {
    line: `M3.6 13C2.2 14.2 1.8 15.6 1.8 16.900C1.8 19.6 3.6 21.500 6 21.500C8.4 21.5 10.2 19.6 10.2 16.900C10.2 15.6 9.8 14.2 8.4 13ZM3.4 10.800H8.600V13H3.400ZM15.6 13C14.2 14.2 13.8 15.6 13.8 16.900C13.8 19.6 15.6 21.500 18 21.500C20.4 21.5 22.2 19.6 22.2 16.900C22.2 15.6 21.8 14.2 20.4 13ZM15.4 10.800H20.600V13H15.400Z${exchange}`,
  },
  rotateRoom: {
    line: 'M7.5 8.500H17.500V18.500H7.500ZM12.5 8.500V13.500H17.500M3.2 13.500A9 9 0 0 1 18 5.200M18.5 1.500V5.700H14.300M21.3 11A9 9 0 0 1 10.5 22.3',
  },
  moveRoom: {
    line: 'M1.5 10.500H10V19H1.500ZM5.7 10.500V19M1.5 14.700H5.700M14 12.300V10.500H15.800M20.7 10.500H22.500V12.300M22.5 17.200V19H20.700M15.8 19H14V17.200M5.5 7.500C7.5 3.5 15.5 3.2 18 7M18.6 2.800V7.200H14.300',
  },
  swapRooms: {
    line: `M2 12H10.500V20.500H2ZM13.5 12H22V20.500H13.500ZM6.2 12V20.500M13.5 16.200H22${exchange}`,
  },
  placeTrap: {
    line: 'M2 21.500H22M3.6 21.500L6 12L8.4 21.500M9.6 21.500L12 12L14.4 21.500M15.6 21.500L18 12L20.4 21.500M12 1.800V8.500M8.8 5.800L12 9L15.2 5.8',
  },
  takeFromDiscard: {
    line: 'M3.5 14L12 11L20.5 14L12 17ZM3.5 16.800L12 19.800L20.5 16.800M3.5 19.500L12 22.500L20.5 19.500M12 8.500V2M8.8 5L12 1.800L15.2 5',
  },
  drawCards: {
    line: 'M8.5 2.500H17.500V15.500H8.500ZM8.5 5.500H4.500V18.500H13.500V15.500M19 17V22.500M16.2 19.800H21.8',
    fill: 'M13 6L15 9L13 12L11 9Z',
  },
  discardRandomFromHand: {
    line: 'M8.5 2.500H15.500V13.500H8.500ZM8.5 5.500L3.5 7L6.3 16.500L8.5 15.900M15.5 5.500L20.5 7L17.7 16.500L15.5 15.900M10.7 6.600A1.5 1.5 0 1 1 12.6 8C12.1 8.2 12 8.6 12 9.200M12 16V22M9.2 19.400L12 22.200L14.8 19.4',
    fill: dot(12, 11.2, 0.8),
  },
} as const satisfies Readonly<Record<string, Icon>>

/** Second-tone shapes under the lines of an ability's icon, for two-colour print. */
export const ABILITY_TONES: Readonly<Record<string, string>> = {
  addPoints:
    'M3.5 14.500H20.500A1.5 1.5 0 0 1 22 16V20A1.5 1.5 0 0 1 20.5 21.500H3.500A1.5 1.5 0 0 1 2 20V16A1.5 1.5 0 0 1 3.5 14.500Z',
  rerollSticks: 'M7.2 14.500L14.5 7.200L16.8 9.500L9.5 16.800Z',
  discardSticks: 'M2 13L13 2L16.5 5.500L5.5 16.500Z',
  lookRelics:
    'M1.8 9C4.8 4.5 8.3 2.3 12 2.300C15.7 2.3 19.2 4.5 22.2 9C19.2 13.5 15.7 15.700 12 15.700C8.3 15.7 4.8 13.5 1.8 9ZM8.5 21.800L9.7 18.500H14.300L15.5 21.800Z',
  swapRelics:
    'M3.6 13C2.2 14.2 1.8 15.6 1.8 16.900C1.8 19.6 3.6 21.500 6 21.500C8.4 21.5 10.2 19.6 10.2 16.900C10.2 15.6 9.8 14.2 8.4 13ZM15.6 13C14.2 14.2 13.8 15.6 13.8 16.900C13.8 19.6 15.6 21.500 18 21.500C20.4 21.5 22.2 19.6 22.2 16.900C22.2 15.6 21.8 14.2 20.4 13Z',
  rotateRoom: 'M7.5 8.500H17.500V18.500H7.500Z',
  moveRoom: 'M1.5 10.500H10V19H1.500Z',
  swapRooms: 'M2 12H10.500V20.500H2ZM13.5 12H22V20.500H13.500Z',
  placeTrap:
    'M3.6 21.500L6 12L8.4 21.500ZM9.6 21.500L12 12L14.4 21.500ZM15.6 21.500L18 12L20.4 21.500Z',
  takeFromDiscard: 'M3.5 14L12 11L20.5 14L12 17Z',
  drawCards: 'M8.5 2.500H17.500V15.500H8.500ZM4.5 5.500H8.500V15.500H13.500V18.500H4.500Z',
  discardRandomFromHand:
    'M8.5 2.500H15.500V13.500H8.500ZM8.5 5.500L3.5 7L6.3 16.500L8.5 15.900ZM15.5 5.500L20.5 7L17.7 16.500L15.5 15.900Z',
}

/** Arrows: away (the opponent's things) and here (one's own). */
export const ARROW_SHAPES = {
  away: 'M12 2L21 12H15.500V22H8.500V12H3Z',
  here: 'M12 22L3 12H8.500V2H15.500V12H21Z',
} as const

const prefixed = (prefix: string, icons: Readonly<Record<string, Icon>>): Record<string, Icon> =>
  Object.fromEntries(Object.entries(icons).map(([name, icon]) => [`${prefix}-${name}`, icon]))

const filled = (paths: Readonly<Record<string, string>>): Record<string, Icon> =>
  Object.fromEntries(Object.entries(paths).map(([name, fill]) => [name, { fill }]))

export const NAGARAJA_ICONS: Readonly<Record<string, Icon>> = {
  ...prefixed('ability', ABILITIES),
  ...prefixed('amulet', filled(AMULET_SIGNS)),
  card: {
    line: 'M6 2.500H18A1.5 1.5 0 0 1 19.5 4V20A1.5 1.5 0 0 1 18 21.500H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.500Z',
    fill: 'M12 6.500L15.5 12L12 17.500L8.5 12ZM12 9.500L10.4 12L12 14.500L13.6 12Z',
  },
  chamber: {
    fill: 'M2.5 2.500H9.700V9.700H2.500ZM14.3 2.500H21.500V9.700H14.300ZM2.5 14.300H9.700V21.500H2.500ZM14.3 14.300H21.500V21.500H14.300ZM4.7 4.700V7.500H7.500V4.700ZM16.5 4.700V7.500H19.300V4.700ZM4.7 16.500V19.300H7.500V16.500ZM16.5 16.500V19.300H19.300V16.500Z',
  },
  scroll: {
    line: 'M6 4.500H18A2 2 0 0 1 18 8.500H6A2 2 0 0 1 6 4.500ZM6 15.500H18A2 2 0 0 1 18 19.500H6A2 2 0 0 1 6 15.500ZM7 8.500V15.500M17 8.500V15.500M9.5 12H14.5',
  },
  'arrow-opponent': { fill: ARROW_SHAPES.away },
  'arrow-self': { line: ARROW_SHAPES.here },
  'arrow-either': {
    fill: 'M7 2L12.500 8.500H9.300V20H4.700V8.500H1.500Z',
    line: 'M17 22L11.8 15.500H15V4H19V15.500H22.200Z',
  },
}
