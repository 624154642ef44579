/** Random matches of a game whose scene is looked at, without a renderer, by every viewer at every step. */
import type { Match } from '../../../src/kernel/match.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import type { Options } from '../../../src/kernel/options.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import { isSeat, type Viewer, viewersOf } from '../../../src/kernel/seat.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { asFailure, insist } from '../failure.ts'
import { makeReport } from '../report.ts'
import { optionSet, type Ran, type Run } from '../run.ts'
import { checkAttention, checkCameras, checkCuesSeen } from './cameras.ts'
import { checkPlan, checkPure } from './motion.ts'
import { checkRoom } from './room.ts'
import { checkSecretThings, checkThings } from './things.ts'
import { checkTouches } from './touches.ts'
import { type Position, positionOf, type SceneKit } from './types.ts'

export interface SceneRun extends Omit<Run, 'kit'> {
  /** One step in so many is looked at, by chance, and always the last; each, if nothing is said. */
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

/** Whoever looks, with what they may do: a seat its own, the table that of all who share one screen. */
function lookAt(scene: GameScene, match: Match, viewer: Viewer): Position {
  const acting = pendingOf(match).flatMap((item) => {
    if (item.kind !== 'choice' || viewer === 'director') return []
    if (isSeat(viewer) && viewer !== item.seat) return []
    return [{ seat: item.seat, legal: legalFor(match, item.seat) }]
  })
  // who shares a screen where hands are hidden looks as a seat
  const isOpen = isSeat(viewer) || acting.length === 0 || isShared(match)
  return positionOf(scene, viewer, match.game.view(match.state, viewer), isOpen ? acting : [])
}

/** Nothing is hidden from the table: it sees what a seat sees. */
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
    const shownIn = (now: Match) => viewers.map((viewer) => lookAt(scene, now, viewer))
    for (const position of shownIn(match)) checkCameras(position)
    checkAll(kit, match, shownIn(match), own)
    while (pendingOf(match).length > 0) {
      const before: Match = match
      match = advance(before, play)
      if (own.int(every) > 0 && pendingOf(match).length > 0) continue
      const [shown, next] = [shownIn(before), shownIn(match)]
      checkAll(kit, match, next, own)
      for (const [i, position] of next.entries()) checkStep(match, shown[i], position)
    }
    return match.length
  } catch (error) {
    const where = { game: kit.game.id, seats, options, seed, kit: 'scene' } as const
    throw makeReport(asFailure(error), where, match)
  }
}

function checkAll(kit: SceneKit, match: Match, shown: readonly Position[], random: Random): void {
  for (const position of shown) {
    checkThings(kit, position)
    checkSecretThings(kit, match, position, random)
    checkRoom(position)
    checkTouches(position, random)
    checkAttention(position)
  }
}

function checkStep(match: Match, before: Position | undefined, after: Position): void {
  if (!before) return
  const { scene, viewer } = after
  const events = (match.last?.events ?? []).map((event) => match.game.redact(event, viewer))
  const step = { number: match.length, from: before.view, to: after.view, events }
  const plan = scene.plan(step)
  checkPlan(before, after, plan)
  checkPure(after, step, plan)
  checkCuesSeen(after, plan.cues)
}
