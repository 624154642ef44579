/** A scene with one province and its Kali only, for the object on the start page. */
import type { View } from '../../games/rajas/types.ts'
import type { Rules } from '../../games/rajas/edition.ts'
import { kali, provinceHalfZ } from '../../shapes/rajas.ts'
import { poseAtPoint } from '../board/pose.ts'
import type { Thing } from '../board/thing.ts'
import { type RajasScene, makeScene } from './index.ts'
import { kaliId, placeOf, provinceId } from './ids.ts'
import { makeLay } from './lay.ts'
import { provinceLayersOf } from './layers/index.ts'

/** Gap between the province and Kali (cm). */
const gapCm = 0.5

export interface ProvinceAlone {
  readonly scene: RajasScene
  /** Centre of the province in table coordinates. */
  readonly middle: readonly [x: number, z: number]
}

/** The first seat's province. */
export function provinceAlone(rules: Rules, seats: number): ProvinceAlone {
  const whole = makeScene(rules, seats)
  const lay = makeLay(rules, seats)
  const [plan] = lay.plans
  if (!plan) throw new Error('no seats')
  const { x, z } = plan.province
  const behind = { ...plan.kali, x, z: z - provinceHalfZ - kali.halfZ - gapCm }
  const spots = whole.setting.spots.map((spot) =>
    spot.id === placeOf(kaliId(0)) ? { ...spot, at: poseAtPoint(x, 0, behind.z) } : spot,
  )
  const own = ({ players }: View): ReadonlySet<string> =>
    new Set([
      ...(players[0]?.dice ?? []).map(({ id }) => id),
      ...(players[0]?.cells ?? []).flatMap((placed) => placed?.tile ?? []),
    ])
  const isOwn = ({ id }: Thing, names: ReadonlySet<string>): boolean =>
    id === provinceId(0) ||
    /^(rim|arms)-0-/.test(id) ||
    id === kaliId(0) ||
    /^(karma|cube)-0/.test(id) ||
    names.has(id) ||
    [...names].some((name) => [`tile-${name}`, `road-${name}`].includes(id)) ||
    [...names].some((name) => id.startsWith(`content-${name}-`))
  return {
    middle: [x, z],
    scene: {
      ...whole,
      setting: { ...whole.setting, spots },
      things: (view) => whole.things(view).filter((thing) => isOwn(thing, own(view))),
      layers: provinceLayersOf({ ...lay, plans: [{ ...plan, kali: behind }] }),
    },
  }
}
