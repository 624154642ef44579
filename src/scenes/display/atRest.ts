/** Layers of a game's scene in an exhibit: each painted once, for a match in which nothing moves and nobody acts. */
import { Group } from 'three'
import type { Tagged } from '../../kernel/command.ts'
import type { BoardMoment, LayerPlan } from '../board/layer.ts'
import type { Plan } from '../board/plan.ts'
import { tiers } from '../quality.ts'
import type { Exhibit, KitTools, PaintedLayer } from './exhibit.ts'

const nothing: ReadonlySet<string> = new Set()
const names = ['Jharokha', 'Jharokha', 'Jharokha', 'Jharokha'] as const

export function momentAtRest<V, C extends Tagged, E extends Tagged, P extends Plan>(
  plan: P,
  { view, things }: Exhibit,
  { poseOf, say }: KitTools,
): BoardMoment<V, C, E, P> {
  const to = view as V
  const faces = new Map(things.map(({ id, look }) => [id, look.face]))
  return {
    beat: { number: 0, from: to, to, events: [], plan },
    seconds: 0,
    names,
    say,
    acting: [],
    focused: null,
    pointed: null,
    chosen: [],
    isArrived: true,
    glow: nothing,
    focus: nothing,
    poseOf,
    faceOf: (id) => faces.get(id),
  }
}

export async function paintLayer<V, C extends Tagged, E extends Tagged, P extends Plan>(
  layer: LayerPlan<V, C, E, P>,
  plan: P,
  exhibit: Exhibit,
  tools: KitTools,
): Promise<PaintedLayer> {
  const { quality } = tools
  const made = await layer.make({ tier: tiers[quality], quality, view: exhibit.view as V })
  made.paint(momentAtRest(plan, exhibit, tools))
  return made
}

export function groupOf(paints: readonly PaintedLayer[]): PaintedLayer {
  const object = new Group()
  for (const paint of paints) object.add(paint.object)
  return { object, dispose: () => paints.forEach((paint) => paint.dispose()) }
}
