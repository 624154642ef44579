/** Where the cameras stand: over the whole table, above, close to each temple, to a hand, to what is offered. */
import { temple } from '../../shapes/nagaraja.ts'
import { templeSpots } from '../../shapes/nagarajaTable.ts'
import { templesFor } from '../../games/nagaraja/rules/targets.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import { bySeat } from './ground.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Acting, CameraPose } from '../contract.ts'
import { isRaised } from './things/cards.ts'

type Shows = NonNullable<CameraPose['shows']>

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

/** The farthest things are the plates over the tray; the nearest, the players' names. */
const table: Shows = { x: [-60, 60], z: [-43, 60.6] }
/** Sticks, and what is written of them over the tray. */
const fate: Shows = { x: [-24.5, 22.5], z: [-47.5, -8] }
/** Sticks, and before them the cards that are held up. */
const duel: Shows = { x: fate.x, z: [fate.z[0], 15] }
const temples: Shows = { x: [-60, 60], z: [0, 60] }

/** The temples alone, where one of both is aimed at. */
const walls: Shows = {
  x: [templeSpots[0].x - temple.halfX - 1, templeSpots[1].x + temple.halfX + 1],
  z: [templeSpots[0].z + temple.far, templeSpots[0].z + temple.near],
}

const mirrored = ({ x, z }: Shows, seat: number): Shows =>
  seat === 0 ? { x, z } : { x: [-x[1], -x[0]], z }

/** The temple with its rails. */
const templeShows = (seat: number): Shows => {
  const { x, z } = bySeat(templeSpots, seat)
  return { x: [x - temple.halfX - 1, x + temple.halfX + 1], z: [z + temple.far, z + temple.near] }
}

/** A hand with the temple before it, its laid cards and held amulets. */
const handShows = (seat: number): Shows => mirrored({ x: [-62, -1], z: [3, 60.6] }, seat)
/** A hand alone, for a picture in which nothing else could be read beside it. */
const fanShows = (seat: number): Shows => mirrored({ x: [-36, 1], z: [39, 60.6] }, seat)
/** The held up hand with both trays and the own rail of fate. */
const duelShows = (seat: number): Shows => mirrored({ x: [-41, 24.5], z: duel.z }, seat)
/** The temple with held amulets and the prize. */
const buildShows = (seat: number): Shows => mirrored({ x: [-48, 7], z: [0, 46.6] }, seat)

export function camerasFor(): Readonly<Record<string, CameraPose>> {
  const close = bothSeats.flatMap((seat): [string, CameraPose][] => [
    [`temple-${seat}`, over(templeShows(seat), 1.5)],
    [`call-${seat}`, over(handShows(seat), 1.3, true)],
    [`build-${seat}`, over(buildShows(seat), 1.6, true)],
    [`duel-${seat}`, over(duelShows(seat), 1.43, true)],
    [`fan-${seat}`, over(fanShows(seat), 1.3, true)],
  ])
  return {
    seat: over(table, 1.05),
    above: over(table, 300),
    tray: over(fate, 1.45),
    temples: over(temples, 1.3, true),
    walls: over(walls, 1.5, true),
    duel: over(duel, 1.43, true),
    offer: over({ x: [-20, 20], z: [26, 57] }, 1.4, true),
    pile: over({ x: [-48, 48], z: [-10, 58] }, 3, true),
    ...Object.fromEntries(close),
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
  if (!only || !isRaised(view, only.seat)) return 'seat'
  const isFar = only.legal.some(({ type }) => type === 'useAmulet')
  return isFar ? 'seat' : `duel-${only.seat}`
}

function wholeOf(box: Box, view: View, acting: readonly Acting<Command>[]): string {
  const { phase } = view
  switch (phase.kind) {
    case 'call':
      return `call-${phase.seat}`
    case 'turn':
      return duelOf(view, acting)
    case 'target':
      return aimedAt(box, view)
    case 'window':
      return 'temples'
    case 'recover':
      return view.pile ? 'pile' : 'seat'
    case 'explore':
      return `build-${phase.seat}`
    case 'give':
      return 'offer'
    case 'over':
      return 'temples'
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

/** The camera that shows what is asked; a small picture shows one thing of it, and names at the side lead to the other. */
export function attentionOf(
  box: Box,
  view: View,
  acting: readonly Acting<Command>[] = [],
  isSmall = false,
): string {
  const whole = wholeOf(box, view, acting)
  if (!isSmall) return whole
  if (['seat', 'temples', 'walls'].includes(whole)) return templeOf(box, view, acting)
  if (whole.startsWith('duel')) return 'duel'
  return whole.replace('call', 'fan')
}
