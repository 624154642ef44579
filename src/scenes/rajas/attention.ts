/** Chooses the camera for the current question: a large viewport also shows its context, a small one only what is touched. */
import type { Command } from '../../games/rajas/commands.ts'
import type { View } from '../../games/rajas/types.ts'
import type { Wait } from '../../games/rajas/types/waits.ts'
import type { Seat } from '../../kernel/seat.ts'
import { boardAt, type Field, ghat, ghatPlace, shotFields } from '../../shapes/rajas.ts'
import type { Acting } from '../contract.ts'
import { isIncomeTile, spaceSpot } from './ids.ts'
import type { Lay } from './lay.ts'
import { winnersOf } from './winners.ts'

/** The stretch of the river that contains all reachable ghats, or the whole river. */
function riverStretch({ ghats, seats }: Lay, acting: readonly Acting<Command>[]): string {
  const asked = acting.flatMap(({ legal }) =>
    legal.flatMap((command) =>
      command.type === 'moveBoat' ? [boardAt.x + ghatPlace(command.space, ghats).x] : [],
    ),
  )
  const holds = ({ x: [from, to] }: Field): boolean =>
    asked.every((x) => x - ghat.half >= from && x + ghat.half <= to)
  const parts = Object.entries(shotFields(seats)).filter(([name]) => name.startsWith('river-'))
  return parts.find(([, field]) => holds(field))?.[0] ?? 'river'
}

const isHarbour = ({ rules, seats }: Lay, space: number): boolean =>
  rules.spaces[seats]?.[space]?.area === 'harbour'

/** Closest camera that shows everything touchable for this question. */
function closeCamera(lay: Lay, wait: Wait, seat: Seat, acting: readonly Acting<Command>[]): string {
  switch (wait.kind) {
    case 'tile':
      return 'offer'
    case 'cost':
    case 'upgrade':
    case 'rerollChoice':
    case 'karma':
    case 'pay':
      return `kali-${seat}`
    case 'site':
    case 'income':
      return `province-${seat}`
    case 'slot':
      return wait.tile === null ? 'incomes' : `province-${seat}`
    case 'dice':
      return 'supply'
    case 'boat':
      return riverStretch(lay, acting)
    case 'chamber':
      return 'palace'
    case 'good':
      return 'market'
    default:
      return 'spaces'
  }
}

/**
 * At the end, a single winner's seat with the board, where the markers met; without the board on a
 * small viewport.
 */
function endingCamera(lay: Lay, view: View, isSmall: boolean): string {
  const [winner, other] = winnersOf(lay, view)
  if (winner === undefined || other !== undefined) return 'seat'
  return isSmall ? `seat-${winner}` : `turn-${winner}`
}

/**
 * Large viewport: the whole table, or the acting seat with board, offer or supply. Small viewport:
 * only what is touched, and the spaces while others play.
 */
export function attentionOf(
  lay: Lay,
  view: View,
  acting: readonly Acting<Command>[],
  isSmall = false,
): string {
  const { seat, wait } = view.flow
  if (wait.kind === 'over') return endingCamera(lay, view, isSmall)
  if (isSmall) return acting.length === 0 ? 'spaces' : closeCamera(lay, wait, seat, acting)
  if (acting.length === 0) return 'seat'
  switch (wait.kind) {
    case 'tile':
      return `offer-${seat}`
    case 'cost':
      // the die that is paid decides where the boat may stop
      return isHarbour(lay, wait.space) ? `boat-${seat}` : `seat-${seat}`
    case 'upgrade':
    case 'rerollChoice':
    case 'karma':
    case 'pay':
    case 'site':
    case 'income':
      return `seat-${seat}`
    case 'dice':
    case 'slot':
      return `supply-${seat}`
    case 'boat':
      // staying is answered by touching the name plate, so that has to be visible
      return wait.optional ? `turn-${seat}` : 'river'
    case 'chamber':
    case 'good':
      return `turn-${seat}`
    default:
      return 'seat'
  }
}

/**
 * Camera that enlarges a space's area for a finger. Cameras are named after areas; open income
 * tiles have their own.
 */
export function nearCamera({ rules, seats }: Lay, spot: string): string | undefined {
  if (isIncomeTile(spot)) return 'incomes'
  return rules.spaces[seats]?.find(({ id }) => spaceSpot(id) === spot)?.area
}
