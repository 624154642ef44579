/** Moves of a step: the difference between two lists of things, with a way and a start time for each. */
import { arrange, type Arranged, type TableSetting } from './arrange.ts'
import { isSamePose, type Pose } from './pose.ts'
import { isSameLook, type Look, type Place, type Thing } from './thing.ts'

/** Animation constants: seconds at normal speed, and cm. */
export const moveSeconds = {
  /** Shortest and longest move (seconds), and seconds added per cm. */
  least: 0.34,
  most: 0.7,
  perCm: 0.009,
  /** Turning over or rotating in place (seconds). */
  turn: 0.34,
  /** Growing from nothing or shrinking to nothing (seconds). */
  grow: 0.3,
  /** Delay between things of the same wave (seconds). */
  between: 0.06,
  /** Longest delay from the first to the last thing of a wave: many things follow each other faster. */
  spread: 0.3,
  /** Pause between the end of a wave and the next one's start (seconds). */
  breath: 0.08,
  /** Arc height as a share of the distance, and its maximum (cm). */
  arc: 0.18,
  highest: 7,
  /** Shorter distances (cm) slide instead of lifting. */
  slid: 3,
} as const

/** Kind of animation from one pose to another. */
export type Way = 'slide' | 'lift' | 'turnOver' | 'turnRound' | 'appear' | 'vanish'

export interface Move {
  readonly thing: string
  readonly way: Way
  /** Look before it turns over, and after. */
  readonly was: Look
  readonly look: Look
  readonly from: Pose
  readonly to: Pose
  readonly start: number
  readonly length: number
}

/** A scene's choreography on top of the difference. */
export interface Script {
  /** Ids grouped into waves that run one after another; unnamed things move last. */
  readonly waves?: readonly (readonly string[])[]
  /**
   * Origin of a thing that appears, and destination of one that vanishes; null: it grows or shrinks
   * in place.
   */
  comesFrom?(thing: Thing): Place | null
  goesTo?(thing: Thing): Place | null
  /** Delay before the first move (seconds). */
  readonly start?: number
  /** Share of a wave after which the next one starts; by default it starts after the end. */
  readonly lead?: number
}

type Change = Omit<Move, 'start' | 'length'>

const byId = (things: readonly Thing[]) => new Map(things.map((thing) => [thing.id, thing]))

/** The spot, the spot of the thing that carries it, and so on down to the table. */
function spotsUnder(
  spot: string,
  after: readonly Thing[],
  setting: TableSetting,
): ReadonlySet<string> {
  const under = new Set<string>()
  let next: string | undefined = spot
  while (next !== undefined && !under.has(next)) {
    const here: string = next
    under.add(here)
    const on = setting.spots.find(({ id }) => id === here)?.on
    next = after.find(({ id }) => id === on)?.at.spot
  }
  return under
}

/** Pose that the thing would have if it lay on `place` after the step. */
function poseOn(place: Place, thing: Thing, after: readonly Thing[], setting: TableSetting): Pose {
  const under = spotsUnder(place.spot, after, setting)
  const others = after.filter((other) => other.id !== thing.id && under.has(other.at.spot))
  const spots = setting.spots.filter(({ id }) => under.has(id))
  const all = [...others, { ...thing, at: place }]
  const pose = arrange(all, { ...setting, spots }).things.get(thing.id)
  if (!pose) throw new Error(`${thing.id} has no pose on ${place.spot}`)
  return pose
}

/** Slides short, level moves; lifts all others. */
function wayOf(from: Pose, to: Pose, isTurned: boolean): Way {
  const far = Math.hypot(from.at[0] - to.at[0], from.at[2] - to.at[2])
  const high = Math.abs(from.at[1] - to.at[1])
  if (far < 1e-3 && high < 1e-3) return isTurned ? 'turnOver' : 'turnRound'
  return far < moveSeconds.slid && high < 0.05 ? 'slide' : 'lift'
}

function changeOf(was: Thing, is: Thing, from: Pose, to: Pose): Change | null {
  const isOther = !isSameLook(was.look, is.look)
  if (!isOther && isSamePose(from, to)) return null
  const isTurned = isOther || (was.at.over ?? false) !== (is.at.over ?? false)
  return { thing: is.id, way: wayOf(from, to, isTurned), was: was.look, look: is.look, from, to }
}

function changes(
  before: readonly Thing[],
  after: readonly Thing[],
  setting: TableSetting,
  script: Script,
): readonly Change[] {
  const [old, now] = [byId(before), byId(after)]
  const [start, end] = [arrange(before, setting), arrange(after, setting)]
  const poseIn = ({ things }: Arranged, id: string): Pose => things.get(id) as Pose
  const kept = after.flatMap((thing): Change | Change[] => {
    const was = old.get(thing.id)
    const to = poseIn(end, thing.id)
    const same = { thing: thing.id, was: thing.look, look: thing.look, to }
    if (was) return changeOf(was, thing, poseIn(start, thing.id), to) ?? []
    const place = script.comesFrom?.(thing) ?? null
    const from = place ? poseOn(place, thing, after, setting) : to
    return [{ ...same, way: 'appear', from }]
  })
  const gone = before.flatMap((thing): Change[] => {
    if (now.has(thing.id)) return []
    const place = script.goesTo?.(thing) ?? null
    const from = poseIn(start, thing.id)
    const to = place ? poseOn(place, thing, after, setting) : from
    return [{ thing: thing.id, was: thing.look, look: thing.look, way: 'vanish', from, to }]
  })
  return [...kept, ...gone]
}

function lengthOf({ way, from, to }: Change): number {
  if (way === 'turnOver' || way === 'turnRound') return moveSeconds.turn
  const far = Math.hypot(...from.at.map((value, i) => value - (to.at[i] ?? 0)))
  if (far < 1e-3) return moveSeconds.grow
  return Math.min(moveSeconds.most, moveSeconds.least + far * moveSeconds.perCm)
}

/** Schedules the moves in waves: each starts after the previous one has landed. */
export function planMoves(
  before: readonly Thing[],
  after: readonly Thing[],
  setting: TableSetting,
  script: Script = {},
): readonly Move[] {
  const all = before === after ? [] : changes(before, after, setting, script)
  const named = new Set(script.waves?.flat())
  const rest = all.map(({ thing }) => thing).filter((id) => !named.has(id))
  const known = new Map(all.map((change) => [change.thing, change]))
  let start = script.start ?? 0
  return [...(script.waves ?? []), rest].flatMap((wave) => {
    const going = wave.flatMap((id) => known.get(id) ?? [])
    const between = Math.min(
      moveSeconds.between,
      moveSeconds.spread / Math.max(1, going.length - 1),
    )
    const moves = going.map((change, i): Move => {
      return Object.assign({}, change, { start: start + i * between, length: lengthOf(change) })
    })
    if (moves.length === 0) return moves
    const length = endOf(moves) - start
    start += script.lead === undefined ? length + moveSeconds.breath : length * script.lead
    return moves
  })
}

export const endOf = (moves: readonly Move[]): number =>
  Math.max(0, ...moves.map(({ start, length }) => start + length))
