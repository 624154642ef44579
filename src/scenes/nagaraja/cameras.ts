/** Nagaraja's cameras, and `attentionOf`, which picks the one for the current question. */
import { rail, temple } from '../../shapes/nagaraja.ts'
import {
  pileGrids,
  pilePitch,
  pileSpot,
  scoreSpots,
  templeSpots,
} from '../../shapes/nagarajaTable.ts'
import { templesFor } from '../../games/nagaraja/rules/targets.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import { bySeat, pileGridFor } from './ground.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Acting, CameraPose } from '../contract.ts'
import { cameraOver, mirrored, type Shows, tabletReachCm } from './cameraOver.ts'
import { deedCameras } from './deedCameras.ts'
import { isRaised } from './things/cards.ts'

type PileGrid = ReturnType<typeof pileGridFor>

const pileOf = ({ columns, rows }: PileGrid): string => `pile-${columns}x${rows}`

/** From the tray's middle to the name plates. Cards beside the temples reach farther out than hands. */
const cardsHalfX = 58.2
const rows = (far: number, near: number): Shows => ({
  x: [-cardsHalfX, cardsHalfX],
  z: [far, near],
  parts: [
    { x: [-cardsHalfX, cardsHalfX], z: [far, 29] },
    { x: [-48.5, 48.5], z: [far, 46.6] },
    { x: [-36, 36], z: [far, near] },
  ],
})
const table = rows(-30, 60.6)
/** The table with the whole tray, for phases in which sticks and amulets may be touched. */
const whole = rows(-41.5, 60.6)
/** The tray, the ledge with the stick faces, and the fate rails. */
const trayShows: Shows = { x: [-21.8, 21.8], z: [-41.5, -4.8] }
/** The tray and the raised hand in front of it. */
const duel: Shows = { x: trayShows.x, z: [trayShows.z[0], 15] }
/** Both temples with the cards beside them, from the fate rails to the name plates. */
const temples: Shows = {
  x: [-53, 53],
  z: [-24, 60.6],
  parts: [
    { x: [-53, 53], z: [-24, 47] },
    { x: [-36, 36], z: [-24, 60.6] },
  ],
}
/** Temples, hands and name plates, for the end of the match. */
const ending: Shows = { x: [-44, 44], z: [-3, 60.6] }

/** Both temples, while one of them is targeted. */
const walls: Shows = {
  x: [templeSpots[0].x - temple.halfX - 1, templeSpots[1].x + temple.halfX + 1],
  z: [templeSpots[0].z + temple.far - tabletReachCm, templeSpots[0].z + temple.near],
}

/** A temple with its score rail. */
const templeShows = (seat: number): Shows => {
  const { x, z } = bySeat(templeSpots, seat)
  return {
    x: [x - temple.halfX - 1, x + temple.halfX + 1],
    z: [z + temple.far - tabletReachCm, bySeat(scoreSpots, seat).z + rail.deep / 2],
  }
}

/** Far edge (z) of a hand's view, beyond the tablets on the far wall. */
const wallCrestZ = -5.5
/** A hand and its temple, laid cards, held amulets, prize; each row as narrow as its content. */
const hand: Shows = {
  x: [-58, 6],
  z: [wallCrestZ, 60.6],
  parts: [
    { x: [-58, 6], z: [wallCrestZ, 18] },
    { x: [-49, -4], z: [wallCrestZ, 46.6] },
    { x: [-36, 1], z: [wallCrestZ, 60.6] },
  ],
}
const handShows = (seat: number): Shows => mirrored(hand, seat)
/** The hand alone, for small viewports. */
const fanShows = (seat: number): Shows => mirrored({ x: [-36, 1], z: [39, 60.6] }, seat)
/** The raised hand with both halves of the tray and its player's fate rail. */
const duelShows = (seat: number): Shows => mirrored({ x: [-41, 24.5], z: duel.z }, seat)
/** The open discard pile, filling the viewport. */
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
    cameraOver(pileShows(grid), 3, true),
  ])
  const close = bothSeats.flatMap((seat): [string, CameraPose][] => [
    [`temple-${seat}`, cameraOver(templeShows(seat), 1.5)],
    [`call-${seat}`, cameraOver(handShows(seat), 1.1, true)],
    [`build-${seat}`, cameraOver(buildShows(seat), 1.6, true)],
    [`duel-${seat}`, cameraOver(duelShows(seat), 1.43, true)],
    [`fan-${seat}`, cameraOver(fanShows(seat), 1.3, true)],
  ])
  return {
    seat: cameraOver(table, 1.05),
    table: cameraOver(whole, 1.05, true),
    above: cameraOver(table, 300),
    tray: cameraOver(trayShows, 1.45),
    temples: cameraOver(temples, 1.3, true),
    ending: cameraOver(ending, 1.15, true),
    walls: cameraOver(walls, 1.5, true),
    ...deedCameras(),
    duel: cameraOver(duel, 1.43, true),
    offer: cameraOver({ x: [-18, 18], z: [34, 52], y: 9 }, 1.1, true),
    ...Object.fromEntries([...close, ...piles]),
  }
}

/** Camera of an activation's possible targets. */
function targetCamera(box: Box, { activation }: View): string {
  if (!activation) return 'seat'
  const card = lookUp(box.cards, activation.card)
  if (card.symbol === 'stick') return 'tray'
  const [only, other] = templesFor(card, activation.seat)
  return other === undefined && only !== undefined ? `temple-${only}` : 'walls'
}

/** Sticks and raised hand; the whole table if an amulet, which lies outside of that, may be used. */
function duelCamera(view: View, acting: readonly Acting<Command>[]): string {
  const [only] = acting
  if (!only || !isRaised(view, only.seat)) return 'table'
  const isFar = only.legal.some(({ type }) => type === 'useAmulet')
  return isFar ? 'table' : `duel-${only.seat}`
}

function fullCameraOf(box: Box, view: View, acting: readonly Acting<Command>[]): string {
  const { phase } = view
  switch (phase.kind) {
    case 'call':
      return acting.some(({ seat }) => seat === phase.seat) ? `call-${phase.seat}` : 'seat'
    case 'guide':
    case 'throw':
      return 'tray'
    case 'turn':
      return duelCamera(view, acting)
    case 'target':
      return targetCamera(box, view)
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

/** Camera of one temple: the winner's, else the target's, else the acting player's. */
function templeCamera(box: Box, view: View, acting: readonly Acting<Command>[]): string {
  const { activation, ending, phase } = view
  if (ending) return `temple-${ending.winner}`
  const aimed = activation && templesFor(lookUp(box.cards, activation.card), activation.seat)
  const seat = aimed?.at(-1) ?? acting[0]?.seat ?? ('seat' in phase ? phase.seat : view.guide)
  return `temple-${seat ?? 0}`
}

/** Cameras too wide to read on a small viewport. */
const wideCameras: ReadonlySet<string> = new Set(['seat', 'table', 'temples', 'ending', 'walls'])

/** Camera for the current question; a small viewport shows one temple or the cards alone. */
export function attentionOf(
  box: Box,
  view: View,
  acting: readonly Acting<Command>[] = [],
  isSmall = false,
): string {
  const whole = fullCameraOf(box, view, acting)
  if (!isSmall) return whole
  if (wideCameras.has(whole)) return templeCamera(box, view, acting)
  if (whole.startsWith('duel')) return 'duel'
  return whole.replace('call', 'fan')
}
