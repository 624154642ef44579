/** One moment of a beat on the board: poses, marks, ghosts and layers follow from the plan, the seconds and the touches. */
import type { Aim } from '../contract.ts'
import type { GameScene, SceneProps } from './scene.ts'
import { arrange, type Arranged } from './arrange.ts'
import type { Drawn } from './drawn.ts'
import { glowsOf } from './glow.ts'
import { type Target, targetsOf } from './hit.ts'
import type { AnyLayer } from './LayerSlot.tsx'
import type { Marks } from './marks.ts'
import { type Posed, posesAt } from './poseAt.ts'
import { shadesOf } from './shades.ts'
import type { Thing } from './thing.ts'
import type { HandOnTable } from './useTouches.ts'

/** What a view puts on the table, and where. */
export interface Standing {
  readonly things: readonly Thing[]
  readonly arranged: Arranged
  readonly targets: readonly Target[]
}

export function standingOf(scene: GameScene, view: unknown): Standing {
  const { setting } = scene
  const things = scene.things(view)
  const arranged = arrange(things, setting)
  return { things, arranged, targets: targetsOf(things, setting.spots, arranged, setting.bodies) }
}

/** What a board draws with. */
export interface Brushes {
  readonly things: Drawn
  readonly ghosts: Drawn
  readonly shades: Marks
  readonly glows: Marks
  readonly rims: Marks
  readonly layers: ReadonlyMap<string, AnyLayer>
}

const nothing: ReadonlySet<string> = new Set()

export function paintBoard(
  scene: GameScene,
  board: SceneProps,
  standing: Standing,
  hand: Pick<HandOnTable, 'next' | 'focus' | 'pointed'>,
  brushes: Brushes,
): void {
  const { beat, clock, focused, names, acting, say } = board
  const { things, arranged } = standing
  const { seconds } = clock
  const isArrived = seconds >= beat.plan.length
  const posed = posesAt(beat.plan, things, arranged.things, scene.setting.bodies, seconds)
  const seen = new Map(posed.map((one) => [one.id, one]))
  const [next, focus] = isArrived ? [hand.next, hand.focus] : [nothing, nothing]
  brushes.things.show(posed)
  brushes.ghosts.show(isArrived ? ghostsOf(scene, focused, beat.to) : [])
  brushes.shades.show(shadesOf(things, arranged, seen, scene.setting))
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
    pointed: isArrived ? (hand.pointed ?? null) : null,
    poseOf: (id: string) => seen.get(id)?.pose ?? arranged.spots.get(id) ?? null,
    faceOf: (id: string) => seen.get(id)?.look.face,
  }
  for (const layer of brushes.layers.values()) layer.paint(moment)
}

/** They lie among the things that are there, where those that would come would lie. */
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
