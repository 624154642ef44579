/** Where the cameras stand: over the whole table, above, close to each temple, to a hand, to what is offered. */
import { rail, temple } from '../../shapes/nagaraja.ts'
import {
  pileGrids,
  pilePitch,
  pileSpot,
  scoreSpots,
  templeSpots,
} from '../../shapes/nagarajaTable.ts'
import { templesFor } from '../../games/nagaraja/rules/targets.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import { bySeat, pileGridFor } from './ground.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Acting, CameraPose } from '../contract.ts'
import { isRaised } from './things/cards.ts'

type Shows = NonNullable<CameraPose['shows']>
type PileGrid = ReturnType<typeof pileGridFor>

const pileOf = ({ columns, rows }: PileGrid): string => `pile-${columns}x${rows}`

/** A camera over the middle of what it shows, `slope` above the table in its depth; the window gives the distance. */
function over(shows: Shows, slope: number, isUnlisted = false): CameraPose {
  const [x, z] = [(shows.x[0] + shows.x[1]) / 2, (shows.z[0] + shows.z[1]) / 2]
  return {
    position: [x, slope * 100, z + 100],
    target: [x, 0, z],
    shows,
    ...(isUnlisted && { isUnlisted }),
  }
}

/**
 * From the middle of the tray, whose far half stands in what the window has to spare, to the players' names. Cards
 * that lie beside the temples reach farther out than hands do, which are nearer.
 */
const beside = 58.2
const rows = (far: number, near: number): Shows => ({
  x: [-beside, beside],
  z: [far, near],
  parts: [
    { x: [-beside, beside], z: [far, 29] },
    { x: [-48.5, 48.5], z: [far, 46.6] },
    { x: [-36, 36], z: [far, near] },
  ],
})
const table = rows(-30, 60.6)
/** The table with all of the tray, where sticks and amulets may both be touched. */
const whole = rows(-41.5, 60.6)
/** Sticks, their faces on the ledge, and the rails that count them. */
const fate: Shows = { x: [-21.8, 21.8], z: [-41.5, -4.8] }
/** Sticks, and before them the cards that are held up. */
const duel: Shows = { x: fate.x, z: [fate.z[0], 15] }
/** Both temples with the cards beside them, from the rails of fate to the players' names. */
const temples: Shows = {
  x: [-53, 53],
  z: [-24, 60.6],
  parts: [
    { x: [-53, 53], z: [-24, 47] },
    { x: [-36, 36], z: [-24, 60.6] },
  ],
}
/** At the end: temples, hands and names. */
const ending: Shows = { x: [-44, 44], z: [-3, 60.6] }

/** What stands on the far wall reaches so much farther in a picture than its foot (cm). */
const tablets = 5.2

/** The temples alone, where one of both is aimed at. */
const walls: Shows = {
  x: [templeSpots[0].x - temple.halfX - 1, templeSpots[1].x + temple.halfX + 1],
  z: [templeSpots[0].z + temple.far - tablets, templeSpots[0].z + temple.near],
}

const mirrored = (shows: Shows, seat: number): Shows => {
  const other = <A extends Pick<Shows, 'x'>>(area: A): A => ({
    ...area,
    x: [-area.x[1], -area.x[0]],
  })
  if (seat === 0) return shows
  return { ...other(shows), ...(shows.parts && { parts: shows.parts.map(other) }) }
}

/** The temple with the rail of its points. */
const templeShows = (seat: number): Shows => {
  const { x, z } = bySeat(templeSpots, seat)
  return {
    x: [x - temple.halfX - 1, x + temple.halfX + 1],
    z: [z + temple.far - tablets, bySeat(scoreSpots, seat).z + rail.deep / 2],
  }
}

/** Where the tablets on the far wall end, seen from low over a hand. */
const crest = -5.5
/** A hand with the whole temple before it, its laid cards, held amulets and the prize: each row no wider than it is. */
const hand: Shows = {
  x: [-58, 6],
  z: [crest, 60.6],
  parts: [
    { x: [-58, 6], z: [crest, 18] },
    { x: [-49, -4], z: [crest, 46.6] },
    { x: [-36, 1], z: [crest, 60.6] },
  ],
}
const handShows = (seat: number): Shows => mirrored(hand, seat)
/** A hand alone, for a picture in which nothing else could be read beside it. */
const fanShows = (seat: number): Shows => mirrored({ x: [-36, 1], z: [39, 60.6] }, seat)
/** The held up hand with both trays and the own rail of fate. */
const duelShows = (seat: number): Shows => mirrored({ x: [-41, 24.5], z: duel.z }, seat)
/** Open discards, as large as they can be. */
function pileShows({ columns, rows }: PileGrid): Shows {
  const [halfX, halfZ] = [(columns * pilePitch.x) / 2 + 0.5, (rows * pilePitch.z) / 2 + 0.5]
  const { y, z } = pileSpot
  return { x: [-halfX, halfX], z: [z - halfZ, z + halfZ], y }
}

/** The temple with held amulets and the prize. */
const buildShows = (seat: number): Shows => mirrored({ x: [-48, 7], z: [-2.5, 46.6] }, seat)

export function camerasFor(): Readonly<Record<string, CameraPose>> {
  const piles = pileGrids.map((grid): [string, CameraPose] => [
    pileOf(grid),
    over(pileShows(grid), 3, true),
  ])
  const close = bothSeats.flatMap((seat): [string, CameraPose][] => [
    [`temple-${seat}`, over(templeShows(seat), 1.5)],
    [`call-${seat}`, over(handShows(seat), 1.1, true)],
    [`build-${seat}`, over(buildShows(seat), 1.6, true)],
    [`duel-${seat}`, over(duelShows(seat), 1.43, true)],
    [`fan-${seat}`, over(fanShows(seat), 1.3, true)],
  ])
  return {
    seat: over(table, 1.05),
    table: over(whole, 1.05, true),
    above: over(table, 300),
    tray: over(fate, 1.45),
    temples: over(temples, 1.3, true),
    ending: over(ending, 1.15, true),
    walls: over(walls, 1.5, true),
    duel: over(duel, 1.43, true),
    offer: over({ x: [-18, 18], z: [34, 52], y: 9 }, 1.1, true),
    ...Object.fromEntries([...close, ...piles]),
  }
}

/** Where what is aimed at lies. */
function aimedAt(box: Box, { activation }: View): string {
  if (!activation) return 'seat'
  const card = lookUp(box.cards, activation.card)
  if (card.symbol === 'stick') return 'tray'
  const [only, other] = templesFor(card, activation.seat)
  return other === undefined && only !== undefined ? `temple-${only}` : 'walls'
}

/** Sticks and cards side by side; an amulet that could answer lies farther away. */
function duelOf(view: View, acting: readonly Acting<Command>[]): string {
  const [only] = acting
  if (!only || !isRaised(view, only.seat)) return 'table'
  const isFar = only.legal.some(({ type }) => type === 'useAmulet')
  return isFar ? 'table' : `duel-${only.seat}`
}

function wholeOf(box: Box, view: View, acting: readonly Acting<Command>[]): string {
  const { phase } = view
  switch (phase.kind) {
    case 'call':
      return acting.some(({ seat }) => seat === phase.seat) ? `call-${phase.seat}` : 'seat'
    case 'guide':
    case 'throw':
      return 'table'
    case 'turn':
      return duelOf(view, acting)
    case 'target':
      return aimedAt(box, view)
    case 'window':
      return 'temples'
    case 'recover':
      return view.pile ? pileOf(pileGridFor(view.pile.length)) : 'seat'
    case 'explore':
      return `build-${phase.seat}`
    case 'give':
      return acting.length > 0 ? 'offer' : 'seat'
    case 'over':
      return 'ending'
    default:
      return 'seat'
  }
}

/** Whose temple matters: the winner's, the one that is aimed at, that of whoever acts. */
function templeOf(box: Box, view: View, acting: readonly Acting<Command>[]): string {
  const { activation, ending, phase } = view
  if (ending) return `temple-${ending.winner}`
  const aimed = activation && templesFor(lookUp(box.cards, activation.card), activation.seat)
  const seat = aimed?.at(-1) ?? acting[0]?.seat ?? ('seat' in phase ? phase.seat : view.guide)
  return `temple-${seat ?? 0}`
}

/** Cameras with more than a small picture can show. */
const wide: ReadonlySet<string> = new Set(['seat', 'table', 'temples', 'ending', 'walls'])

/** The camera that shows what is asked; a small picture shows one thing of it, and names at the side lead to the other. */
export function attentionOf(
  box: Box,
  view: View,
  acting: readonly Acting<Command>[] = [],
  isSmall = false,
): string {
  const whole = wholeOf(box, view, acting)
  if (!isSmall) return whole
  if (wide.has(whole)) return templeOf(box, view, acting)
  if (whole.startsWith('duel')) return 'duel'
  return whole.replace('call', 'fan')
}
