/** Turns wishes into cuts: weightier ones first, and none before the shot in front of it has stood long enough. */
import type { CameraWish } from './motion.ts'
import type { ShotKind } from '../../games/casting.ts'
import { freeFrom, leastSeconds, type Shot, type Take } from './shot.ts'

/**
 * The weight that a wish needs to replace the shot on the air: `first` for a new shot, less for each second that
 * it has stood. A shot of a single thing needs only `ofOneThing` once that thing has been seen.
 */
const neededWeight = { first: 0.8, perSecond: 0.1, ofOneThing: 0.45 } as const
const ofOneThing: ReadonlySet<ShotKind> = new Set(['tray', 'hand', 'close', 'reveal'])

function staysFor(weight: number, { kind }: Take): number {
  const perSecond = ofOneThing.has(kind) ? neededWeight.ofOneThing : neededWeight.perSecond
  return Math.max(0, (neededWeight.first - weight) / perSecond)
}

/** A hard cut between cameras closer than this (cm) looks like a mistake: the camera moves over instead. */
const jump = { target: 12, position: 26 } as const

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))

function isJump(a: Shot, b: Shot): boolean {
  return (
    apart(a.pose.target, b.pose.target) < jump.target &&
    apart(a.pose.position, b.pose.position) < jump.position
  )
}

function takeOf(
  { shot, why, eases = false }: CameraWish<Shot>,
  since: number,
  before?: Take,
): Take {
  const way = before && (eases || isJump(before, shot)) ? 'ease' : 'cut'
  return { ...shot, sinceSeconds: since, way, why }
}

/** The takes with the wish among them; null where it does not fit between weightier ones. */
function withWish(takes: readonly Take[], wish: CameraWish<Shot>): readonly Take[] | null {
  const { atSeconds, shot, weight, slipSeconds = 0 } = wish
  const place = takes.findLastIndex(({ sinceSeconds }) => sinceSeconds <= atSeconds)
  const [before, after] = [takes[place], takes[place + 1]]
  if (before?.name === shot.name || after?.name === shot.name) return null
  const since = before
    ? Math.max(atSeconds, freeFrom(before), before.sinceSeconds + staysFor(weight, before))
    : atSeconds
  if (since > atSeconds + slipSeconds) return null
  if (after && since + leastSeconds[shot.kind] > after.sinceSeconds) return null
  return takes.toSpliced(place + 1, 0, takeOf(wish, since, before))
}

/** Replaces the takes after `now`; the one on the air stays. */
export function cutTakes(
  takes: readonly Take[],
  wishes: readonly CameraWish<Shot>[],
  now: number,
): readonly Take[] {
  const stands = takes.filter(({ sinceSeconds }) => sinceSeconds <= now)
  const [first, last] = [stands.slice(0, -1), stands.slice(-1)]
  const byWeight = wishes.toSorted((a, b) => b.weight - a.weight || a.atSeconds - b.atSeconds)
  const chosen = byWeight.reduce<readonly Take[]>(
    (list, wish) => withWish(list, wish) ?? list,
    last,
  )
  return [...first, ...withoutTwins(chosen)]
}

/** Merges equal shots in a row. */
const withoutTwins = (takes: readonly Take[]): readonly Take[] =>
  takes.filter((take, i) => take.name !== takes[i - 1]?.name)
