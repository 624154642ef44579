/** Scene of the tiny game on the shared board: hands of tiles, a face-down pile, tiles that are laid and turned over. */
import { type SpotLayout, pile } from '../../../src/scenes/board/layouts.ts'
import { endOf, planMoves } from '../../../src/scenes/board/motion.ts'
import type { Plan } from '../../../src/scenes/board/plan.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import type { Spot } from '../../../src/scenes/board/spot.ts'
import type { Bodies, Place, Thing } from '../../../src/scenes/board/thing.ts'
import type { TinyCommand, TinyEvent, TinySight, TinyView } from '../../kernel/tiny/types.ts'
import type { SceneParts } from './types.ts'

export type TinyScene = GameScene<TinyView, TinyCommand, TinyEvent, Plan>

const bodies: Bodies = { tile: { halfX: 2, halfZ: 3, high: 0.4 } }
const hand: SpotLayout = { kind: 'hand', step: 0.3, radius: 16, widest: 1.2, tilt: 0.9 }
const apart = 30

const known = (tile: number, at: Place): Thing => ({
  id: `tile-${tile}`,
  look: { model: 'tile', face: tile },
  at,
})
const hidden = (id: string, at: Place): Thing => ({
  id,
  look: { model: 'tile' },
  at: { ...at, over: true },
})

function thingsOfSeat({ hand: own, cards, laid, prizes }: TinySight, seat: number): Thing[] {
  const held = { spot: `hand-${seat}` }
  const hands = own
    ? own.map((tile, order) => known(tile, { ...held, order }))
    : Array.from({ length: cards }, (_, order) =>
        hidden(`hand-${seat}-${order}`, { ...held, order }),
      )
  const there = { spot: `lay-${seat}`, order: 0 }
  const laying =
    laid === null ? [] : [laid === 'hidden' ? hidden(`laid-${seat}`, there) : known(laid, there)]
  const won = (prizes ?? []).map((tile, order) => known(tile, { spot: `prizes-${seat}`, order }))
  return [...hands, ...laying, ...won]
}

const thingsOf = ({ players, pile: count, spent }: TinyView): readonly Thing[] => [
  ...players.flatMap(thingsOfSeat),
  ...Array.from({ length: count }, (_, order) => hidden(`pile-${order}`, { spot: 'pile', order })),
  ...spent.map((tile, order) => known(tile, { spot: 'spent', order })),
]

function spotsOf(seats: number): readonly Spot[] {
  const own = Array.from({ length: seats }, (_, seat): Spot[] => {
    const x = (seat - (seats - 1) / 2) * apart
    return [
      { id: `hand-${seat}`, on: null, at: poseAtPoint(x, 0, 30), layout: hand },
      { id: `lay-${seat}`, on: null, at: poseAtPoint(x, 0, 14), layout: pile },
      { id: `prizes-${seat}`, on: null, at: poseAtPoint(x + 10, 0, 14), layout: pile },
    ]
  }).flat()
  return [
    ...own,
    { id: 'pile', on: null, at: poseAtPoint(-8, 0, -10), layout: pile },
    {
      id: 'spent',
      on: null,
      at: poseAtPoint(8, 0, -10),
      layout: { kind: 'row', gap: 0.5, from: 'start' },
    },
  ]
}

export function makeTinyScene(seats: number): TinyScene {
  const setting = { spots: spotsOf(seats), bodies }
  return {
    seats,
    setting,
    things: thingsOf,
    plan({ from, to, events }) {
      const comesFrom = () => ({ spot: 'pile', order: 99 })
      const moves = planMoves(thingsOf(from), thingsOf(to), setting, { comesFrom })
      const laid = events.filter(({ type }) => type === 'laid' || type === 'revealed')
      const cues = laid.map(({ type }) => ({
        name: type,
        at: 0,
        where: [0, 0, 0] as const,
        weight: 1,
      }))
      return { length: endOf(moves), moves, cues }
    },
    picks: (command, { players }, seat) => ({
      by: [`tile-${command.type === 'lay' ? command.tile : players[seat]?.laid}`],
    }),
    cameras: () => ({
      seat: {
        position: [0, 80, 90],
        target: [0, 0, 0],
        shows: { x: [-60, 60], z: [-20, 42] },
      },
      above: { position: [0, 300, 1], target: [0, 0, 0] },
    }),
    attention: () => 'seat',
    layers: [],
  }
}

export const tinyParts: SceneParts<TinyView> = {
  shows: ({ players, pile: count, spent }) => [
    ...spent.map((tile) => `tile-${tile}`),
    ...Array.from({ length: count }, (_, i) => `pile-${i}`),
    ...players.flatMap(({ hand: own, cards, laid, prizes }, seat) => [
      ...(own?.map((tile) => `tile-${tile}`) ??
        Array.from({ length: cards }, (_, i) => `hand-${seat}-${i}`)),
      ...(laid === null ? [] : [laid === 'hidden' ? `laid-${seat}` : `tile-${laid}`]),
      ...(prizes ?? []).map((tile) => `tile-${tile}`),
    ]),
  ],
}
