/** Models and bounding boxes (cm) of all components, and the look of each card, room, relic and amulet. */
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { RoomId, TokenId, AmuletId } from '../../games/nagaraja/vocabulary.ts'
import {
  amulet,
  counter,
  grating,
  lowModels,
  pedestal,
  plate,
  rail,
  scroll,
  slab,
  type Stone,
  temple,
  trap,
  stacked,
  card,
} from '../../shapes/nagaraja.ts'
import { bakedRooms, type Corridor } from '../../shapes/nagarajaCorridors.ts'
import type { Bodies, Body, Look } from '../board/thing.ts'

export const stones: readonly [Stone, Stone] = ['grey', 'yellow']
export const stoneOf = (seat: number): Stone => (seat === 0 ? 'grey' : 'yellow')

const baked = (name: string, body: Body): [string, Body] => [
  `nagaraja-${name}`,
  lowModels.some((low) => low === name) ? { ...body, hasLow: true } : body,
]

const plateBody: Body = { halfX: plate.side / 2, halfZ: plate.side / 2, high: plate.thick }
const amuletBody: Body = { halfX: amulet.radius, halfZ: amulet.radius, high: amulet.thick }
/** Plinth and lower half of the figure only, so that the box does not reach over its neighbours. */
const relicBody: Body = { halfX: 1.9, halfZ: 1.4, high: 2.8 }
const railBody: Body = { halfX: rail.halfX, halfZ: rail.deep / 2, high: rail.high }
const roomKinds = [...Object.keys(bakedRooms), 'plain']

export const bodies: Bodies = Object.fromEntries([
  ...stones.flatMap((stone) => [
    baked(`temple-${stone}`, {
      halfX: temple.halfX,
      halfZ: (temple.near - temple.far) / 2,
      high: temple.wall.top,
      shift: [0, 0, -(temple.near + temple.far) / 2],
    }),
    baked(`slab-${stone}`, { halfX: slab.wide / 2, halfZ: slab.thick / 2, high: slab.high }),
    baked(`counter-${stone}`, {
      halfX: counter.radius,
      halfZ: counter.radius,
      high: counter.thick,
    }),
  ]),
  ...roomKinds.map((kind) => baked(`room-${kind}`, plateBody)),
  ...['conch', 'lamp', 'goddess', 'naga'].flatMap((form) => {
    const [name, body] = baked(`relic-${form}`, relicBody)
    return [
      [name, { ...body, hasLow: true }] as const,
      [`${name}/relic`, { ...body, hasLow: true }] as const,
    ]
  }),
  ...['vp1', 'vp2', 'draw', 'cancel', 'back'].map((kind) => baked(`amulet-${kind}`, amuletBody)),
  baked('grating', {
    halfX: grating.radius,
    halfZ: grating.radius,
    high: grating.thick,
    shift: [0, grating.thick, 0],
  }),
  baked('trap', { halfX: trap.side / 2, halfZ: trap.side / 2, high: trap.grid }),
  baked('lamp', { halfX: 0.3, halfZ: 0.2, high: 0.4 }),
  baked('pedestal', {
    halfX: pedestal.side / 2,
    halfZ: pedestal.side / 2,
    high: pedestal.top,
  }),
  baked('scroll', { halfX: scroll.long / 2, halfZ: 0.75, high: scroll.radius * 2 }),
  baked('rail', railBody),
  baked('pointer', {
    halfX: rail.pointer.wide / 2,
    halfZ: 0.5,
    high: 0.6,
    shift: [0, -rail.pointer.y, -rail.pointer.z],
  }),
  ['card', { halfX: card.wide / 2, halfZ: card.high / 2, high: stacked.card }],
])

export const modelLook = (name: string): Look => ({ model: `nagaraja-${name}` })

export const back = 'back'
/** Null gives the back, for a card that the viewer may not know. */
export const cardLook = (box: Box, id: string | null): Look => ({
  model: 'card',
  face: id === null ? back : lookUp(box.cards, id).id,
})

/** Unrotated corridors of a room kind, from the edition. */
export function corridorsOfKind(box: Box, kind: string): readonly Corridor[] {
  const room = box.edition.rooms.kinds.find(({ id }) => id === kind)
  return (room?.corridors ?? []).map((sides, i) => ({ sides, crypt: room?.crypt?.corridor === i }))
}

const lookNames = new WeakMap<Box, Map<string, string>>()

/** A room kind whose corridors differ from the baked model's gets the plain plate. */
function plateOf(box: Box, kind: string): string {
  const cut = Object.entries(bakedRooms).find(([name]) => name === kind)?.[1]
  const same = cut && JSON.stringify(cut) === JSON.stringify(corridorsOfKind(box, kind))
  return same ? `room-${kind}` : 'room-plain'
}

export function roomLook(box: Box, id: RoomId): Look {
  const { kind } = lookUp(box.rooms, id)
  const names = lookNames.get(box) ?? new Map<string, string>()
  lookNames.set(box, names)
  const name = names.get(kind) ?? plateOf(box, kind)
  names.set(kind, name)
  return modelLook(name)
}

export type RelicForm = 'conch' | 'lamp' | 'goddess' | 'naga'

/** Sacred relics use three models, by rank of their value in the edition. */
export function formOf(box: Box, token: TokenId): RelicForm {
  const { kind, vp } = lookUp(box.tokens, token)
  if (kind === 'cursed') return 'naga'
  const sacred = Object.values(box.tokens).filter((relic) => relic.kind === 'sacred')
  const worths = [...new Set(sacred.map((relic) => relic.vp))].sort((a, b) => a - b)
  const at = worths.indexOf(vp)
  return (['conch', 'lamp', 'goddess'] as const)[Math.min(2, at)] ?? 'goddess'
}

/** Values carved into the baked plinths; other values use the model without a plinth panel. */
const carved: Readonly<Record<RelicForm, number>> = { conch: 3, lamp: 4, goddess: 5, naga: 6 }

export function relicLook(box: Box, token: TokenId): Look {
  const form = formOf(box, token)
  const isCarved = carved[form] === lookUp(box.tokens, token).vp
  return isCarved ? modelLook(`relic-${form}`) : { ...modelLook(`relic-${form}`), part: 'relic' }
}

export function amuletLook(box: Box, id: AmuletId | null): Look {
  if (id === null) return modelLook('amulet-back')
  const { effect, vp } = lookUp(box.amulets, id)
  return modelLook(`amulet-${effect === 'vp' ? (vp > 1 ? 'vp2' : 'vp1') : effect}`)
}
