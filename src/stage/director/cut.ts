/** From what is wished to what is cut: the weightier first, none before the picture in front of it has stood. */
import type { CameraWish } from './motion.ts'
import { freeFrom, leastSeconds, type Shot, type ShotKind, type Take } from './shot.ts'

/**
 * A picture that has just come gives way to what matters much; one that has stood long to almost anything. What
 * shows one thing alone has nothing more to tell once that has been seen: dice are taken away, a marker moves on.
 */
const patience = { first: 0.8, perSecond: 0.1, ofOneThing: 0.45 } as const
const ofOneThing: ReadonlySet<ShotKind> = new Set(['tray', 'hand', 'close', 'reveal'])

function staysFor(weight: number, { kind }: Take): number {
  const perSecond = ofOneThing.has(kind) ? patience.ofOneThing : patience.perSecond
  return Math.max(0, (patience.first - weight) / perSecond)
}

/** Cuts between almost the same pictures are seen as a mistake: such a picture is come to (cm). */
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

/** With the wish among them; null where it does not fit between those that matter more. */
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

/** What was to come after `now` gives way; what is on the air stays. */
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

/** The same picture twice in a row is one. */
const withoutTwins = (takes: readonly Take[]): readonly Take[] =>
  takes.filter((take, i) => take.name !== takes[i - 1]?.name)
