/** The plan of a beat of Rajas: moves in the order of the events, mills, garland, cues. */
import type { Veiled } from '../../kernel/game.ts'
import type { Event } from '../../games/rajas/events.ts'
import type { View } from '../../games/rajas/types.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import { arrange, type TableSetting } from '../board/arrange.ts'
import { endOf, type Move, moveSeconds, planMoves, type Script } from '../board/motion.ts'
import type { Plan } from '../board/plan.ts'
import { type Pose, origin } from '../board/pose.ts'
import type { Place, Thing } from '../board/thing.ts'
import { cuesOf } from './cues.ts'
import {
  boardId,
  elephantId,
  fameSpot,
  tileId,
  trayRowId,
  wealthSpot,
  whiteStackId,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { inTray } from './things/dice.ts'
import { thingsOf } from './things.ts'
import { alongTrack } from './tracks.ts'
import { elephantMoves } from './walk.ts'
import { movedBy, workerWays } from './waves.ts'

/**
 * Waves in event order, equal events in a row as one wave; a worker's id changes with its place, so
 * vanishing workers stand in for appearing ones.
 */
function wavesOf(events: readonly (Event | Veiled)[], ways: ReadonlyMap<string, string>) {
  const goerOf = new Map([...ways].map(([from, to]) => [to, from]))
  const seen = new Set<string>()
  const waves: string[][] = []
  let last: string | null = null
  for (const event of events) {
    const ids = movedBy(event).map((id) => goerOf.get(id) ?? id)
    const fresh = ids.filter((id) => !seen.has(id))
    for (const id of fresh) seen.add(id)
    if (fresh.length === 0) continue
    if (event.type === last) waves.at(-1)?.push(...fresh)
    else waves.push(fresh)
    last = event.type
  }
  const left = [...ways.keys()].filter((id) => !seen.has(id))
  return left.length > 0 ? [...waves, left] : waves
}

function scriptOf(
  lay: Lay,
  { from, to, events }: ShownStep<View, Event>,
  after: ReadonlyMap<string, Thing>,
  ways: ReadonlyMap<string, string>,
): Script {
  const [were, are] = [[...inTray(from).keys()], [...inTray(to).keys()]]
  const inRow = (order: number): Place | null => (order < 0 ? null : { spot: trayRowId, order })
  return {
    waves: wavesOf(events, ways),
    lead: 0.6,
    comesFrom({ id }) {
      if (id in lay.rules.colourOf) return inRow(were.indexOf(id))
      return id.startsWith('income-white') ? { spot: whiteStackId, order: 0 } : null
    },
    goesTo({ id }) {
      if (id in lay.rules.colourOf) return inRow(are.indexOf(id))
      return after.get(ways.get(id) ?? '')?.at ?? null
    },
  }
}

/** Contents move with their tile; an appearing worker waits until the vanishing one has arrived. */
function retimed(moves: readonly Move[], ways: ReadonlyMap<string, string>): readonly Move[] {
  const byId = new Map(moves.map((move) => [move.thing, move]))
  const goerOf = new Map([...ways].map(([from, to]) => [to, from]))
  return moves.map((move) => {
    const [, tile] = /^(?:road|content)-(.+?)(?:-\d)?$/.exec(move.thing) ?? []
    const under =
      tile && (byId.get(`tile-${move.thing.replace(/^road-/, '')}`) ?? byId.get(`tile-${tile}`))
    if (under) return Object.assign({}, move, { start: under.start, length: under.length })
    const goer = byId.get(goerOf.get(move.thing) ?? '')
    if (!goer) return move
    return Object.assign({}, move, { start: goer.start + goer.length - moveSeconds.grow })
  })
}

/** Markers and boats follow the stops of their track. */
function onTracks(
  moves: readonly Move[],
  { spots }: TableSetting,
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
  base: Pose,
): readonly Move[] {
  const layouts = new Map(spots.map(({ id, layout }) => [id, layout]))
  return moves.flatMap((move) => {
    const [was, is] = [before.get(move.thing)?.at, after.get(move.thing)?.at]
    const layout = was && layouts.get(was.spot)
    if (!was || !is || was.spot !== is.spot || layout?.kind !== 'track') return move
    const last = layout.stops.length - 1
    const isRound = [fameSpot, wealthSpot].includes(was.spot) && was.order - is.order > last / 2
    if (isRound) return move
    return alongTrack(move, { base, layout, from: was.order, to: is.order })
  })
}

const byId = (things: readonly Thing[]) => new Map(things.map((thing) => [thing.id, thing]))

/** The plan, extended for Rajas' layers. */
export interface RajasPlan extends Plan {
  /** Start second of each scoring mill, by tile. */
  readonly turning: ReadonlyMap<string, number>
  /** Start second of the winner's garland; null unless the match ends in this beat. */
  readonly ending: number | null
}

/** Duration of a mill's spin (seconds). */
export const spin = 1.8
export const garlandSeconds = 2.2

/** A mill scores when its tile is placed [R39]. */
function millsOf(
  { rules }: Lay,
  { events }: ShownStep<View, Event>,
  moves: readonly Move[],
): ReadonlyMap<string, number> {
  const laid = events.flatMap((event) => (event.type === 'tilePlaced' ? [event.tile] : []))
  const mills = laid.filter((tile) => rules.tiles[tile]?.buildings.includes('mill'))
  return new Map(
    mills.map((tile) => [tile, endOf(moves.filter(({ thing }) => thing === tileId(tile)))]),
  )
}

const isOver = ({ flow }: View): boolean => flow.wait.kind === 'over'

export function planOf(lay: Lay, setting: TableSetting, step: ShownStep<View, Event>): RajasPlan {
  const [before, after] = [thingsOf(lay, step.from), thingsOf(lay, step.to)]
  const [old, now] = [byId(before), byId(after)]
  const ways = workerWays([...old.keys()], [...now.keys()])
  const script = scriptOf(lay, step, now, ways)
  const planned = retimed(planMoves(before, after, setting, script), ways)
  const base = baseOf(after, setting)
  const moves = onTracks(planned, setting, old, now, base).flatMap((move) =>
    move.thing === elephantId ? elephantMoves(move) : move,
  )
  const turning = millsOf(lay, step, moves)
  const moved = Math.max(endOf(moves), ...[...turning.values()].map((start) => start + spin))
  const ending = isOver(step.to) && !isOver(step.from) ? moved : null
  const cues = cuesOf(lay, step, moves, moved)
  return {
    length: ending === null ? moved : ending + garlandSeconds,
    moves,
    cues,
    turning,
    ending,
  }
}

/** Pose of the board, on which tracks and river lie. */
function baseOf(after: readonly Thing[], setting: TableSetting): Pose {
  const own = after.filter(({ id }) => id === boardId)
  const spots = setting.spots.filter(({ on, id }) => on === null && id === own[0]?.at.spot)
  return arrange(own, { ...setting, spots }).things.get(boardId) ?? origin
}
