/** Maps events to the things they move, so that moves follow each other in event order. */
import type { Event } from '../../games/rajas/events.ts'
import type { Veiled } from '../../kernel/game.ts'
import {
  boatId,
  bonusId,
  contentId,
  cubeId,
  elephantId,
  fameId,
  incomeTileId,
  karmaId,
  riverTileId,
  roadId,
  tileId,
  wealthId,
  workerId,
} from './ids.ts'

/** A tile and its contents. */
export const withContents = (tile: string): readonly string[] => [
  tileId(tile),
  roadId(tile),
  contentId(tile, 0),
  contentId(tile, 1),
]

/** Ids of the things that an event moves. */
export function movedBy(event: Event | Veiled): readonly string[] {
  switch (event.type) {
    case 'workerPlaced':
      return [workerId(event.seat, event.space)]
    case 'coinsGained':
    case 'coinsPaid':
      return [wealthId(event.seat)]
    case 'fameGained':
      return [fameId(event.seat)]
    case 'bonusReached':
      return event.track === 'wealth' ? [bonusId(event.seat)] : []
    case 'workerActivated':
    case 'workerLeft':
      return [workerId(event.seat, event.spot)]
    case 'diePaid':
      return event.flip ? [karmaId(event.seat), event.die] : [event.die]
    case 'dieReturned':
    case 'dieTaken':
      return [event.die]
    case 'dicePicked':
      return event.dice
    case 'diceRolled':
    case 'diceRerolled':
      return event.rolled.map(({ id }) => id)
    case 'tilePlaced':
      return withContents(event.tile)
    case 'tileRevealed':
      return withContents(event.tile)
    case 'boatMoved':
      return [boatId(event.seat)]
    case 'buildingUpgraded':
      return [cubeId(event.seat, event.building)]
    case 'karmaGained':
      return [karmaId(event.seat)]
    case 'incomeTileLaid':
    case 'whiteTileDrawn':
      return [incomeTileId(event.tile)]
    case 'riverTileLaid':
      return [riverTileId(event.tile)]
    case 'roundBegan':
      return [elephantId]
    default:
      return []
  }
}

/** Pairs each vanished worker id with an appeared one of the same seat: the same worker at a new place. */
export function workerWays(before: readonly string[], after: readonly string[]) {
  const isWorker = (id: string) => id.startsWith('worker-')
  const seatOf = (id: string) => id.split('-')[1]
  const gone = before.filter((id) => isWorker(id) && !after.includes(id))
  const come = after.filter((id) => isWorker(id) && !before.includes(id))
  const ways = new Map<string, string>()
  for (const id of gone) {
    const to = come.find(
      (other) => seatOf(other) === seatOf(id) && ![...ways.values()].includes(other),
    )
    if (to !== undefined) ways.set(id, to)
  }
  return ways
}
