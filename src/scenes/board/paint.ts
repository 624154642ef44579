/** Paints one moment of a beat: poses, marks, ghosts and layers, computed from the plan, the clock and the touches. */
import type { Aim } from '../contract.ts'
import type { GameScene, SceneProps } from './scene.ts'
import { arrange, type Arranged } from './arrange.ts'
import type { DrawnThings } from './drawn.ts'
import { glowsOf } from './glow.ts'
import { type HitTarget, targetsOf } from './hit.ts'
import type { AnyLayer } from './LayerSlot.tsx'
import type { Marks } from './marks.ts'
import { type PosesOverTime, posesOverTime, restingThings, type Posed } from './poseAt.ts'
import { makeShades, type Shades } from './shades.ts'
import type { Thing } from './thing.ts'
import type { TouchHandler } from './useTouches.ts'

/** The resting table of one view, computed once per beat. */
export interface LaidOutView {
  readonly things: readonly Thing[]
  readonly arranged: Arranged
  readonly targets: readonly HitTarget[]
  /** Every thing in its resting pose. */
  readonly lying: readonly Posed[]
  readonly course: PosesOverTime
  readonly shades: Shades
}

/**
 * Runs once per beat, not per frame. Reuses pose objects of `before`, so that unmoved things are
 * recognised by identity.
 */
export function layOutView(
  scene: GameScene,
  { to, plan }: Pick<SceneProps['beat'], 'to' | 'plan'>,
  before: LaidOutView | null,
): LaidOutView {
  const { setting } = scene
  const { spots, bodies } = setting
  const things = scene.things(to)
  const arranged = arrange(things, setting)
  const lying = restingThings(things, arranged.things, before?.lying)
  return {
    things,
    arranged,
    targets: targetsOf(things, spots, arranged, bodies),
    lying,
    course: posesOverTime(plan, lying, bodies),
    shades: makeShades(things, arranged, setting, before?.shades),
  }
}

/** Keeps the last standing of the same scene as the base of the next. */
export function makeStandings() {
  let last: { readonly scene: GameScene; readonly standing: LaidOutView } | null = null
  return (scene: GameScene, beat: SceneProps['beat']): LaidOutView => {
    const standing = layOutView(scene, beat, last?.scene === scene ? last.standing : null)
    last = { scene, standing }
    return standing
  }
}

/** Render objects of a board. */
export interface Brushes {
  readonly things: DrawnThings
  readonly ghosts: DrawnThings
  readonly shades: Marks
  readonly glows: Marks
  readonly rims: Marks
  readonly layers: ReadonlyMap<string, AnyLayer>
}

const nothing: ReadonlySet<string> = new Set()

/** All inputs of `paintBoard`; if they equal the last ones, painting can be skipped. */
export function paintInputs(
  { beat, clock, focused, names, acting, say, chosen }: SceneProps,
  standing: LaidOutView,
  { next, focus, pointed }: Pick<TouchHandler, 'next' | 'focus' | 'pointed'>,
): readonly unknown[] {
  const asked = [beat, focused, names, acting, say, chosen, standing, next, focus, pointed]
  return [clock.seconds, ...asked]
}

export function paintBoard(
  scene: GameScene,
  board: SceneProps,
  standing: LaidOutView,
  touchHandler: Pick<TouchHandler, 'next' | 'focus' | 'pointed'>,
  brushes: Brushes,
): void {
  const { beat, clock, focused, names, acting, say } = board
  const { arranged } = standing
  const { seconds } = clock
  const isArrived = seconds >= beat.plan.length
  const seen = standing.course(seconds)
  const [next, focus] = isArrived ? [touchHandler.next, touchHandler.focus] : [nothing, nothing]
  brushes.things.show(seen.all)
  brushes.ghosts.show(isArrived ? ghostsOf(scene, focused, beat.to) : [])
  brushes.shades.show(standing.shades.marksOf(seen))
  const glows = glowsOf(next, focus, seen, arranged, scene.setting)
  brushes.glows.show(glows.filter(({ isRim }) => !isRim))
  brushes.rims.show(glows.filter(({ isRim }) => isRim))
  const moment = {
    beat,
    seconds,
    names,
    say,
    acting,
    focused,
    isArrived,
    glow: next,
    chosen: board.chosen,
    focus,
    pointed: isArrived ? (touchHandler.pointed ?? null) : null,
    poseOf: (id: string) => seen.get(id)?.pose ?? arranged.spots.get(id) ?? null,
    faceOf: (id: string) => seen.get(id)?.look.face,
  }
  for (const layer of brushes.layers.values()) layer.paint(moment)
}

/** Arranges ghosts together with the present things, in the poses they would take. */
function ghostsOf(scene: GameScene, focused: Aim | null, view: unknown): readonly Posed[] {
  const ghosts = focused && scene.ghosts?.(focused, view)
  if (!ghosts || ghosts.length === 0) return []
  const own = new Set(ghosts.map(({ id }) => id))
  const others = scene.things(view).filter(({ id }) => !own.has(id))
  const { things: poses } = arrange([...others, ...ghosts], scene.setting)
  return ghosts.flatMap(({ id, look }): Posed[] => {
    const pose = poses.get(id)
    return pose ? [{ id, look, pose, size: 1 }] : []
  })
}
