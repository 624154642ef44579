// The icon set (24 × 24, y down): one line width, round ends, small solid accents; rendered in the
// text colour.
import { dot, type Icon } from './icon.ts'
import { COLOUR_GLYPHS, NAGA, PIP_SHAPES } from './glyphs.ts'
import { NAGARAJA_ICONS } from './nagaraja.ts'
import { RAJAS } from './rajas.ts'

const FRAME =
  'M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5A3.5 3.5 0 0 1 6.5 3Z'
const PIPS = ['c', 'ai', 'aci', 'abhi', 'abchi', 'abdfhi']
const PLACE: Readonly<Record<string, readonly [number, number]>> = {
  a: [7.6, 7.6],
  b: [16.4, 7.6],
  c: [12, 12],
  d: [7.6, 12],
  f: [16.4, 12],
  h: [7.6, 16.4],
  i: [16.4, 16.4],
}

const pips = (letters: string): string =>
  [...letters].map((letter) => dot(...(PLACE[letter] ?? [12, 12]), 1.55)).join('')

const dieFaces = Object.fromEntries(
  PIPS.map((letters, i): [string, Icon] => [`die-${i + 1}`, { line: FRAME, fill: pips(letters) }]),
)

const ROD =
  'M3.5 7.5H20.5A1.5 1.5 0 0 1 22 9V15A1.5 1.5 0 0 1 20.5 16.5H3.5A1.5 1.5 0 0 1 2 15V9A1.5 1.5 0 0 1 3.5 7.5Z'
const rodDots = (count: number): string =>
  Array.from({ length: count }, (_, i) => dot(12 + (i - (count - 1) / 2) * 4, 12, 1.4)).join('')

const sticks: Record<string, Icon> = Object.fromEntries(
  [1, 2, 3, 4].map((count): [string, Icon] => [
    `stick-${count}`,
    { line: ROD, fill: rodDots(count) },
  ]),
)

/** A small cobra on the rod: hood, head and two bends of the tail. */
const rodNaga =
  'M3.4 11.300H5.200C6 9.6 8 8.8 9.6 9.600C10.8 10.2 11.6 11.3 12.6 11.300C13.8 11.3 14 9.8 15.4 9.800C16.9 9.8 17 12.6 18.3 12.600C19 12.6 19.4 12.1 20 11.300L20.6 12C19.9 13.3 19.2 14 18.2 14C16.3 14 16.2 11.2 15.4 11.200C14.8 11.2 14.3 12.7 12.6 12.700C11.6 12.7 10.8 13.8 9.6 14.400C8 15.2 6 14.4 5.2 12.700H3.400ZM7 11.200C7.6 10.6 8.6 10.6 9.2 11C8.6 11.6 7.6 11.6 7 11.200ZM7 12.800C7.6 12.4 8.6 12.4 9.2 13C8.6 13.4 7.6 13.4 7 12.800Z'

const filled = (paths: Readonly<Record<string, string>>, prefix: string): Record<string, Icon> =>
  Object.fromEntries(Object.entries(paths).map(([name, fill]) => [`${prefix}-${name}`, { fill }]))

const ACTIONS: Record<string, Icon> = {
  throw: {
    line: 'M9.5 11.5L14.5 9L19.5 11.5V17.5L14.5 20L9.5 17.500ZM9.5 11.5L14.5 14L19.5 11.5M14.5 14V20M2.5 9.5C3.5 6.5 6 4.5 9 4.500M3 14.500C3.2 13.5 3.8 12.5 4.8 11.800M12 3.500C13.5 3.2 15 3.5 16 4.2',
    fill: dot(14.5, 11.4, 0.9),
  },
  keep: {
    line: 'M8 14.5V6.500A1.5 1.5 0 0 1 11 6.500M11 11V4.500A1.5 1.5 0 0 1 14 4.500V11M14 11V5.500A1.5 1.5 0 0 1 17 5.5V12M17 12V8.500A1.5 1.5 0 0 1 20 8.500V14.500C20 18.6 17.3 21.5 13.5 21.500C10.8 21.5 9 20.5 7.5 18L4.3 12.900A1.5 1.5 0 0 1 6.8 11.300L8 13',
  },
  undo: { line: 'M8 4L3.5 8.500L8 13M4 8.5H14.500A5.5 5.5 0 0 1 14.5 19.500H9' },
  hint: {
    line: 'M9 17.5C9 15 6 13.5 6 9.500A6 6 0 0 1 18 9.500C18 13.5 15 15 15 17.500ZM9.5 20.500H14.500M12 17.500V12.500M10 10.500L12 12.500L14 10.5',
  },
  odds: { line: 'M4 20V13H8V20ZM10 20V8H14V20ZM16 20V4H20V20ZM2.5 20.500H21.5' },
  log: {
    line: 'M7 3.500H18.500A2 2 0 0 1 20.5 5.500V6.500H16.5M7 3.5A2 2 0 0 0 5 5.5V17.500M16.5 6.500V18.500A2 2 0 0 1 14.5 20.500H4.500A2 2 0 0 1 2.5 18.500V17.500H12.5V18.500A2 2 0 0 0 14.5 20.500M16.5 6.500V5.500A2 2 0 0 1 18.5 3.500M8 7.500H13.500M8 10.500H13.500M8 13.500H12',
  },
  settings: {
    line: 'M4 7H10M15 7H20M4 12H6M11 12H20M4 17H13M18 17H20M12.5 4.700A2.3 2.3 0 1 1 12.5 9.300A2.3 2.3 0 1 1 12.5 4.700ZM8.5 9.700A2.3 2.3 0 1 1 8.5 14.300A2.3 2.3 0 1 1 8.5 9.700ZM15.5 14.700A2.3 2.3 0 1 1 15.5 19.300A2.3 2.3 0 1 1 15.5 14.700Z',
  },
  language: {
    line: 'M12 2.800A9.2 9.2 0 1 1 12 21.200A9.2 9.2 0 1 1 12 2.800ZM12 2.800C8.8 5.5 8 9 8 12C8 15 8.8 18.5 12 21.200C15.2 18.5 16 15 16 12C16 9 15.2 5.5 12 2.800ZM3.5 8.800H20.500M3.5 15.200H20.5',
  },
  sound: {
    line: 'M3 9.500V14.500H6.500L11.5 19V5L6.5 9.500ZM15 9A4.5 4.5 0 0 1 15 15M17.8 6A8.5 8.5 0 0 1 17.8 18',
  },
  mute: {
    line: 'M3 9.500V14.500H6.500L11.5 19V5L6.5 9.500ZM15.5 9.500L20.5 14.500M20.5 9.500L15.5 14.5',
  },
  camera: {
    line: 'M4.5 7H8L9.5 4.500H14.500L16 7H19.500A2 2 0 0 1 21.5 9V17.500A2 2 0 0 1 19.5 19.500H4.500A2 2 0 0 1 2.5 17.500V9A2 2 0 0 1 4.5 7ZM12 9A4 4 0 1 1 12 17A4 4 0 1 1 12 9Z',
    fill: dot(18.2, 9.8, 0.9),
  },
  curtain: {
    line: 'M3 3.500H21M4.5 3.500C5.5 9 7 12 10.5 14C8 16 6.5 18 6 20.500H3.500V3.500M19.5 3.500C18.5 9 17 12 13.5 14C16 16 17.5 18 18 20.500H20.500V3.500M8.5 3.500C8.7 7 9.5 10 12 12C14.5 10 15.3 7 15.5 3.5',
  },
  crown: {
    line: 'M4 18.500L2.8 8.500L8 12L12 4.500L16 12L21.2 8.500L20 18.500ZM4.5 21.200H19.5',
    fill: dot(12, 3, 1.3) + dot(2.6, 7.2, 1.1) + dot(21.4, 7.2, 1.1) + dot(12, 15, 1.4),
  },
  skip: { line: 'M4.5 5L11.5 12L4.5 19ZM12 5L19 12L12 19ZM20.5 5V19' },
  play: { line: 'M6.5 4.500L19.5 12L6.5 19.500Z' },
  pause: { line: 'M7.5 4.500V19.500M16.5 4.500V19.5' },
  save: { line: 'M12 3V14.500M7.5 10L12 14.500L16.5 10M3.5 15.500V19.500H20.500V15.5' },
  open: { line: 'M12 14.500V3M7.5 7.500L12 3L16.5 7.500M3.5 15.500V19.500H20.500V15.5' },
  why: {
    line: 'M12 2.800A9.2 9.2 0 1 1 12 21.200A9.2 9.2 0 1 1 12 2.800ZM9 9.500A3 3 0 1 1 13.5 12.100C12.5 12.7 12 13.2 12 14.3',
    fill: dot(12, 17.2, 1.1),
  },
  bot: {
    line: 'M5.5 9H18.500A1.5 1.5 0 0 1 20 10.500V18.500A1.5 1.5 0 0 1 18.5 20H5.500A1.5 1.5 0 0 1 4 18.500V10.500A1.5 1.5 0 0 1 5.5 9ZM12 9V5.500M9 16.500H15M1.8 13V16M22.2 13V16',
    fill: dot(12, 4, 1.5) + dot(9, 13, 1.3) + dot(15, 13, 1.3),
  },
  person: {
    line: 'M12 3.500A4 4 0 1 1 12 11.500A4 4 0 1 1 12 3.500ZM4.5 20.500C4.5 16.5 7.5 14 12 14C16.5 14 19.5 16.5 19.5 20.500Z',
  },
  cross: { line: 'M5 5.500C9 9.5 15 15 19 19M19 5C15 9.5 9 15 5 19' },
}

const THINGS: Record<string, Icon> = {
  naga: { fill: NAGA },
  stick: {
    line: 'M4.2 16.300L16.3 4.200L19.8 7.700L7.7 19.800ZM6.2 14.300L9.7 17.800M14.3 6.200L17.8 9.7',
    fill: dot(12, 12, 1.4),
  },
  relic: {
    line: 'M8 8.500C5.5 10.5 4.5 12.8 4.5 15C4.5 18.5 7.5 20.8 12 20.800C16.5 20.8 19.5 18.5 19.5 15C19.5 12.8 18.5 10.5 16 8.500ZM7.5 5.500H16.500V8.500H7.500ZM9.5 5.500V3.200H14.500V5.5',
    fill: 'M12 11L14.2 14.500L12 18L9.8 14.500Z',
  },
  cursed: {
    line: 'M5.5 10.500A6.5 6.5 0 0 1 18.5 10.500C18.5 13.2 17.3 14.8 16 15.800V19.500H8V15.800C6.7 14.8 5.5 13.2 5.5 10.500ZM10.5 19.500V17M13.5 19.500V17',
    fill: dot(9.4, 11, 1.6) + dot(14.6, 11, 1.6) + 'M12 13L13 15.200H11Z',
  },
  room: {
    line: 'M3.5 3.500H9V9H3.500M15 3.500H20.500V9H15V3.500M3.5 15H9V20.500H3.500ZM15 15H20.500V20.500H15ZM3.5 9V3.500M10.2 12H13.800M12 10.200V13.8',
  },
  amulet: {
    line: 'M5 2.500C5 7.5 8 10 12 10.500C16 10 19 7.5 19 2.500M12 10.500A5.3 5.3 0 1 1 12 21.100A5.3 5.3 0 1 1 12 10.500Z',
    fill: 'M12 12.800L13.1 14.800L15.2 15.800L13.1 16.800L12 18.800L10.9 16.800L8.8 15.800L10.9 14.800Z',
  },
  trap: {
    line: 'M3 19.500H21M5 19.500L7 8L9 19.500M10 19.500L12 4.500L14 19.500M15 19.500L17 8L19 19.5',
  },
  silk: {
    line: 'M5 4.500H15A2.5 2.5 0 0 1 15 9.500H5A2.5 2.5 0 0 1 5 4.500ZM17.3 7V19.500C15.5 17.7 13.5 21.2 11.5 19.500C9.5 17.8 7.5 21.2 5.5 19.500V9.500M9 12.500C10.5 13.5 12 11.8 13.8 12.700M9 16C10.5 17 12 15.3 13.8 16.2',
  },
  tea: {
    line: 'M4 11H17V14A6.5 6.5 0 0 1 4 14ZM17 12H18.500A2.3 2.3 0 0 1 18.5 16.600H16.500M3 21H18M8 8C7 6.8 9 5.8 8 4.200M12.5 8C11.5 6.8 13.5 5.8 12.5 4.2',
  },
  spices: {
    line: 'M5.5 10.500H18.500L17 20.500H7ZM7.5 10.500C8 7 9.8 4.5 12 3.500C14.2 4.5 16 7 16.5 10.500M9.5 8H14.5',
    fill: dot(9.8, 14, 1) + dot(14.2, 14, 1) + dot(12, 17, 1),
  },
  temple: {
    line: 'M4 20.500V13.500H20V20.500ZM6.5 13.500C6.5 8.5 10 7.5 12 3C14 7.5 17.5 8.5 17.5 13.500M10 20.500V18A2 2 0 0 1 14 18V20.500M2.5 20.500H21.500M12 3V1.5',
    fill: dot(12, 10.8, 1.2),
  },
  palace: {
    line: 'M3.5 20.500V12H20.500V20.500ZM7.5 12C7.5 7.5 10.5 7 12 4.500C13.5 7 16.5 7.5 16.5 12M10 20.500V17C10 15.5 11.5 15.3 12 14.300C12.5 15.3 14 15.5 14 17V20.500M3.5 12V9.500C3.5 8 5.5 8 5.5 9.500V12M18.5 12V9.500C18.5 8 20.5 8 20.5 9.500V12M12 4.500V2.500M2 20.500H22',
  },
  fort: {
    line: 'M3.5 20.500V6.500H5.500V8.500H7.500V6.500H9.500V11H14.500V6.500H16.500V8.500H18.500V6.500H20.500V20.500ZM10 20.500V16.500A2 2 0 0 1 14 16.500V20.500M12 11V3.500L16 4.800L12 6.2',
  },
  mill: {
    line: 'M8.5 21L9.7 11.500H14.300L15.5 21ZM12 9L4.5 3.500M12 9L19.5 3.500M12 9L18 16M12 9L6 16M4.5 3.500L3 5.500L9.5 10M19.5 3.500L21 5.500L14.5 10M6 21H18',
    fill: dot(12, 9, 1.5),
  },
  market: {
    line: 'M3.5 9.500L5.5 4.500H18.500L20.5 9.500A2.4 2.4 0 0 1 15.5 9.500A2.4 2.4 0 0 1 12 9.500A2.4 2.4 0 0 1 8.5 9.500A2.4 2.4 0 0 1 3.5 9.500ZM5 12V20.500H19V12M9 20.500V15.500H15V20.5',
  },
  coin: {
    line: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 6A6 6 0 1 1 12 18A6 6 0 1 1 12 6Z',
    fill: 'M12 8.500L13.2 10.800L15.5 12L13.2 13.200L12 15.500L10.8 13.200L8.5 12L10.8 10.800Z',
  },
  fame: {
    line: 'M12 2.500L14.5 8.600L21 9.100L16 13.300L17.6 19.700L12 16.200L6.4 19.700L8 13.300L3 9.100L9.5 8.600Z',
  },
  karma: {
    line: 'M12 19.500C8 19.5 4.5 17.5 2.5 13.500C5 13 7.5 13.8 9 15.500C7.5 12.5 7.5 9.5 8.5 7C10 8 11.2 9.3 12 11C12.8 9.3 14 8 15.5 7C16.5 9.5 16.5 12.5 15 15.500C16.5 13.8 19 13 21.5 13.500C19.5 17.5 16 19.5 12 19.500ZM12 11C10.5 8.5 10.5 5.5 12 3C13.5 5.5 13.5 8.5 12 11ZM12 19.500V15.5',
  },
  worker: {
    line: 'M12 3A3.3 3.3 0 1 1 12 9.600A3.3 3.3 0 1 1 12 3ZM6.5 21C6.5 17.5 7 13.5 9.5 11.500H14.500C17 13.5 17.5 17.5 17.5 21ZM8.5 4.500C10 2 14 2 15.5 4.5',
  },
  boat: {
    line: 'M2.5 15H21.500C20.5 18.5 18 20.5 14.5 20.500H9.500C6 20.5 3.5 18.5 2.5 15ZM11.5 15V2.500C16 5.5 18.5 9 19 13C16.5 12 14 12 11.5 13M9 6C7.5 9 6 11.5 4 13C6 12.5 7.5 12.5 9 13',
  },
  elephant: {
    line: 'M4.5 20V12.500C4.5 8 8 5.5 12.5 5.500C17.5 5.5 20 8.5 20 12.500V17.500A1.8 1.8 0 0 0 22 19M14.5 12.500V20H11.500V16.500H8.500V20H4.500M14.5 8C12.5 9 12 12.5 14 14C15.5 14.5 17 13 17 11',
    fill: dot(17.3, 9.3, 0.9),
  },
  region: {
    line: 'M12 2.500L20.2 7.200V16.800L12 21.500L3.8 16.800V7.200ZM12 7L16.3 9.500V14.500L12 17L7.7 14.500V9.500Z',
  },
}

export const ICONS: Readonly<Record<string, Icon>> = {
  ...ACTIONS,
  ...THINGS,
  ...RAJAS,
  ...dieFaces,
  ...sticks,
  'stick-naga': { line: ROD, fill: rodNaga },
  ...filled(COLOUR_GLYPHS, 'colour'),
  ...filled(PIP_SHAPES, 'pip'),
  ...NAGARAJA_ICONS,
}

export const ICON_NAMES: readonly string[] = Object.keys(ICONS)

const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

/** SVG markup inside an icon's `svg` or `symbol` element. */
export const iconMarkup = ({ line, fill }: Icon): string =>
  (line ? `<path ${LINE} d="${line}"/>` : '') +
  (fill ? `<path fill="currentColor" fill-rule="evenodd" d="${fill}"/>` : '')

export const iconSvg = (icon: Icon): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${iconMarkup(icon)}</svg>\n`

/** SVG sprite with a symbol per icon, used as `<use href="icons/sprite.svg#throw"/>`. */
export const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${ICON_NAMES.map((name) => {
    const icon = ICONS[name]
    return icon ? `<symbol id="${name}" viewBox="0 0 24 24">${iconMarkup(icon)}</symbol>` : ''
  }).join('')}</svg>\n`
