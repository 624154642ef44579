/** Plays random matches and checks the scene without a renderer, for every viewer at every step. */
import type { AnyStep, Match } from '../../../src/kernel/match.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import type { Options } from '../../../src/kernel/options.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import { isSeat, type Viewer, viewersOf } from '../../../src/kernel/seat.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { stepsOfBeat } from '../../../src/session/show/joined.ts'
import { asFailure, insist } from '../failure.ts'
import { makeReport } from '../report.ts'
import { optionSet, type Ran, type Run } from '../run.ts'
import { checkAttention, checkCameras, checkCuesSeen } from './cameras.ts'
import { checkPlan, checkPure, checkWay } from './motion.ts'
import { checkRoom, type Clear } from './room.ts'
import { checkSecretThings, checkThings } from './things.ts'
import { checkTouches } from './touches.ts'
import { type Position, positionOf, type SceneKit } from './types.ts'

export interface SceneRun extends Omit<Run, 'kit'> {
  /** Checks a random one of so many steps, and always the last; checks every step if omitted. */
  readonly every?: number
}

export function runSceneKit(kit: SceneKit, run: SceneRun, onMatch?: (at: number) => void): Ran {
  let inputs = 0
  let longest = 0
  let at = 0
  for (; at < run.matches && inputs < (run.enough ?? Infinity); at += 1) {
    const seed = at === 0 ? run.seed : `${run.seed}/${at}`
    const options = run.options ?? optionSet(kit.game.options, run.seats, at, seed)
    const length = lookThrough(kit, run, options, seed)
    inputs += length
    longest = Math.max(longest, length)
    onMatch?.(at)
  }
  return { matches: at, inputs, longest }
}

/**
 * Position of a viewer with the commands it may give: a seat's own, and for the table those of all who share the
 * screen.
 */
function lookAt(scene: GameScene, match: Match, viewer: Viewer, other: Position | null): Position {
  const acting = pendingOf(match).flatMap((item) => {
    if (item.kind !== 'choice' || viewer === 'director') return []
    if (isSeat(viewer) && viewer !== item.seat) return []
    return [{ seat: item.seat, legal: legalFor(match, item.seat) }]
  })
  // where hands are hidden, a person at a shared screen sees their seat's view, not the table's
  const isOpen = isSeat(viewer) || acting.length === 0 || isShared(match)
  return positionOf(
    scene,
    viewer,
    match.game.view(match.state, viewer),
    isOpen ? acting : [],
    other,
  )
}

/** True if the table's view hides nothing that a seat sees. */
function isShared({ game, state }: Match): boolean {
  const bare = (viewer: Viewer) =>
    JSON.stringify({ ...(game.view(state, viewer) as object), viewer: null })
  return bare('table') === bare(0)
}

function lookThrough(kit: SceneKit, run: SceneRun, options: Options, seed: string): number {
  const { seats, every = 1 } = run
  let match: Match | null = null
  try {
    const begun = start(kit.game, seats, options)
    insist(begun.ok, 'exception', () => `cannot start: ${JSON.stringify(begun)}`)
    match = begun.match
    const scene = kit.makeScene(kit.game.values, seats)
    const [play, own] = [makeRandom(seed), makeRandom(`${seed} scene`)]
    const viewers = viewersOf(seats)
    const shownIn = (now: Match): readonly Position[] => {
      const found: Position[] = []
      for (const viewer of viewers) found.push(lookAt(scene, now, viewer, found.at(-1) ?? null))
      return found
    }
    let shown: readonly Position[] | null = shownIn(match)
    const joined = makeJoinedCheck()
    for (const position of shown) checkCameras(position)
    const check = makeCheck(kit, own)
    check(match, shown)
    while (pendingOf(match).length > 0) {
      const before: Match = match
      match = advance(before, play)
      if (own.int(every) > 0 && pendingOf(match).length > 0) {
        shown = null
        joined.forget()
        continue
      }
      const last: readonly Position[] = shown ?? shownIn(before)
      shown = shownIn(match)
      check(match, shown)
      checkStep(match, last, shown)
      joined.add(match, last, shown)
    }
    return match.length
  } catch (error) {
    const where = { game: kit.game.id, seats, options, seed, kit: 'scene' } as const
    throw makeReport(asFailure(error), where, match)
  }
}

function makeCheck(kit: SceneKit, random: Random) {
  const clear: Clear = new Map()
  return (match: Match, shown: readonly Position[]): void => {
    for (const position of shown) {
      checkThings(kit, position)
      checkSecretThings(kit, match, position, random)
      checkRoom(position, clear)
      checkTouches(position, random)
      checkAttention(position)
    }
  }
}

/** Checks beats that show several steps at once: all steps from the first joined one to each later one. */
function makeJoinedCheck() {
  let first: readonly Position[] = []
  let steps: AnyStep[] = []
  return {
    forget: () => void (steps = []),
    add(match: Match, last: readonly Position[], shown: readonly Position[]) {
      if (!match.last) return
      steps.push(match.last)
      if (stepsOfBeat(match.game, steps, 0) < steps.length) steps = [match.last]
      if (steps.length === 1) first = last
      else checkStep(match, first, shown, steps)
    },
  }
}

/** Checks the match's last steps as each viewer sees them move in one beat. */
function checkStep(
  match: Match,
  last: readonly Position[],
  shown: readonly Position[],
  steps: readonly (AnyStep | null)[] = [match.last],
): void {
  /** Plans already checked for another viewer: equal motion is followed only once. */
  const known = new Set<string>()
  for (const [i, after] of shown.entries()) {
    const before = last[i]
    if (!before) continue
    const { scene, viewer } = after
    const all = steps.flatMap((step) => step?.events ?? [])
    const events = all.map((event) => match.game.redact(event, viewer))
    const step = { number: match.length, from: before.view, to: after.view, events }
    const plan = scene.plan(step)
    checkPlan(before, after, plan)
    checkCuesSeen(after, plan.cues)
    const text = JSON.stringify(plan)
    if (known.has(text)) continue
    known.add(text)
    checkWay(after, plan)
    checkPure(after, step, text)
  }
}
