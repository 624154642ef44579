/** Bounding boxes of Rajas' looks (cm). */
import { colours, buildings, goods } from '../../games/rajas/vocabulary.ts'
import {
  board,
  boat,
  bonusMarker,
  bowl,
  cube,
  elephant,
  incomeTile,
  kali,
  lowForms,
  marker,
  offer,
  offerHalfX,
  offerHalfZ,
  province,
  provinceHalfX,
  provinceHalfZ,
  riverTile,
  seatLooks,
  tile,
  worker,
} from '../../shapes/rajas.ts'
import { dieEdge } from '../../shapes/pieces.ts'
import type { Bodies, Body } from '../board/thing.ts'
import { seatPlate } from './plate.ts'

const round = (radius: number, high: number): Body => ({ halfX: radius, halfZ: radius, high })
/** `castsFrom` of low things, whose shadow nobody sees. */
const noShadow = Infinity
const withoutShadow = (body: Body): Body => ({ ...body, castsFrom: noShadow })

/** One entry per seat, since each seat has its own model. */
const perSeat = (name: string, body: Body): [string, Body][] =>
  seatLooks.map((look) => [`rajas-${name}-${look.name}`, body])

/** Half width of a die's box; less than half its edge, since rounded dice lie closely in a bowl. */
const dieHalf = 0.5

const half = tile.edge / 2
const content: Body = { halfX: 0.6, halfZ: 0.6, high: 1.3, isPart: true, castsFrom: 0.7 }
const road: Body = { halfX: half, halfZ: half, high: 0.05, isPart: true, castsFrom: noShadow }
const roads = ['straight', 'curve', 'tee', 'cross'] as const

const entries: readonly (readonly [string, Body])[] = [
  ['rajas-board', { halfX: board.halfX, halfZ: board.halfZ, high: board.top, castsFrom: 3.6 }],
  ['rajas-offer', { halfX: offerHalfX, halfZ: offerHalfZ, high: offer.base, castsFrom: noShadow }],
  ...(['front', 'back'] as const).map((side): [string, Body] => [
    `rajas-province-${side}`,
    { halfX: provinceHalfX, halfZ: provinceHalfZ, high: province.floor, castsFrom: noShadow },
  ]),
  [
    'rajas-bearer',
    {
      halfX: 0.1,
      halfZ: 0.1,
      high: 0.01,
      isPart: true,
      isShadeless: true,
      drawnBy: 'layer',
    },
  ],
  ...[10, 8].map((hands): [string, Body] => [
    `rajas-kali-${hands}`,
    { halfX: kali.halfX, halfZ: kali.halfZ, high: kali.plinth, castsFrom: 5 },
  ]),
  ['rajas-bowl', withoutShadow(round(bowl.radius, bowl.high))],
  [
    'plate',
    {
      halfX: seatPlate.halfX,
      halfZ: seatPlate.deep / 2,
      high: seatPlate.rise,
      castsFrom: noShadow,
    },
  ],
  ...colours.map((colour): [string, Body] => [
    `plain-die-${colour}`,
    { ...round(dieHalf, dieEdge), piece: 'd6' },
  ]),
  ['rajas-tile', { halfX: half, halfZ: half, high: tile.high, castsFrom: noShadow }],
  ['rajas-tile-under', { halfX: half, halfZ: half, high: tile.high, castsFrom: noShadow }],
  ...roads.map((form): [string, Body] => [`rajas-road-${form}`, road]),
  ...buildings.map((name): [string, Body] => [`rajas-${name}`, content]),
  ['rajas-mill/rajas-mill', content],
  ...goods.map((good): [string, Body] => [
    `rajas-stall-${good}`,
    { ...content, shift: [0, 0, -0.14] },
  ]),
  ...perSeat('worker', round(worker.radius, worker.high)),
  // smaller than the model: boats pass under workers on the bridge and follow each other closely at
  // the river's bend
  ...perSeat('boat', {
    halfX: 0.66,
    halfZ: boat.halfZ * 0.9,
    high: boat.high / 2,
    castsFrom: noShadow,
  }),
  ...perSeat('fame', withoutShadow(round(marker.radius, marker.high))),
  ...perSeat('wealth', withoutShadow(round(marker.radius, marker.high))),
  ...perSeat('bonus', withoutShadow(round(0.56, bonusMarker.high))),
  ...perSeat('cube', withoutShadow(round(cube.edge / 2, cube.edge))),
  ['rajas-elephant', { halfX: elephant.halfX, halfZ: elephant.halfZ, high: elephant.high }],
  // smaller than the model: two slots of one block are closer than a tile is wide
  ['rajas-income', withoutShadow(round(0.76, incomeTile.high))],
  ['rajas-river-tile', withoutShadow(round(riverTile.half, riverTile.high))],
]

const lowNames: ReadonlySet<string> = new Set(lowForms)

export const bodies: Bodies = Object.fromEntries(
  entries.map(([name, body]) => [name, lowNames.has(name) ? { ...body, hasLow: true } : body]),
)
