/** Variants of the tiny game's scene with one planted fault each, and the check that must find it. */
import type { TableSetting } from '../../../src/scenes/board/arrange.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import type { Plan } from '../../../src/scenes/board/plan.ts'
import type { Thing } from '../../../src/scenes/board/thing.ts'
import { tiny, type TinyGame } from '../../kernel/tiny/index.ts'
import type { TinyView } from '../../kernel/tiny/types.ts'
import type { Check } from '../failure.ts'
import { makeTinyScene, type TinyScene } from './tinyScene.ts'

export interface SceneFault {
  readonly name: string
  readonly check: Check
  readonly game: TinyGame
  makeScene(seats: number): TinyScene
}

function fault(
  name: string,
  check: Check,
  change: (scene: TinyScene) => Partial<TinyScene>,
  game = tiny,
): SceneFault {
  const makeScene = (seats: number): TinyScene => {
    const scene = makeTinyScene(seats)
    return { ...scene, ...change(scene) }
  }
  return { name, check, game, makeScene }
}

/** A scene whose list of things is changed. */
const things =
  (change: (list: readonly Thing[], view: TinyView) => readonly Thing[]) => (scene: TinyScene) => ({
    things: (view: TinyView) => change(scene.things(view), view),
  })

/** A scene whose plans are changed. */
const plans = (change: (plan: Plan) => Partial<Plan>) => (scene: TinyScene) => ({
  plan(step: Parameters<TinyScene['plan']>[0]): Plan {
    const plan = scene.plan(step)
    return { ...plan, ...change(plan) }
  },
})

const setting =
  (change: (setting: TableSetting) => Partial<TableSetting>) => (scene: TinyScene) => ({
    setting: { ...scene.setting, ...change(scene.setting) },
  })

/** A view that leaks the card on top of the pile. */
interface Leak extends TinyView {
  readonly top: number | null
}
const leaky: TinyGame = {
  ...tiny,
  view: (state, viewer): Leak => ({
    ...tiny.view(state, viewer),
    top: viewer === 'director' ? null : (state.pile.at(-1) ?? null),
  }),
}
const topOf = (view: TinyView): number | null => (view as Leak).top

const first = <T>(list: readonly T[], change: (one: T) => T): readonly T[] =>
  list.map((one, i) => (i === 0 ? change(one) : one))

const stops = Array.from({ length: 12 }, () => ({ x: 0, z: 0 }))
const onePlace = { kind: 'track', stops, share: 'stacked' } as const

const lid: Thing = { id: 'lid', look: { model: 'lid' }, at: { spot: 'lid', order: 0 } }

export const sceneFaults: readonly SceneFault[] = [
  fault(
    'a thing is missing',
    'things',
    things((list) => list.slice(1)),
  ),
  fault(
    'a thing is there twice',
    'things',
    things((list) => [...list, ...list.slice(0, 1)]),
  ),
  fault(
    'two things on one spot',
    'things',
    setting(({ spots }) => ({
      spots: spots.map((spot) => (spot.id === 'hand-0' ? { ...spot, layout: onePlace } : spot)),
    })),
  ),
  fault(
    'a thing lies on a spot that is nowhere',
    'things',
    things((list) => first(list, (one) => ({ ...one, at: { spot: 'air', order: 0 } }))),
  ),
  fault(
    'things stand in each other',
    'room',
    setting(({ spots }) => ({
      spots: spots.map((spot) =>
        spot.id === 'lay-0' ? { ...spot, at: poseAtPoint(-8, 0, -8) } : spot,
      ),
    })),
  ),
  fault(
    'a thing hangs over the edge',
    'room',
    setting(({ spots }) => ({
      spots: spots.map((spot) =>
        spot.id === 'pile' ? { ...spot, at: poseAtPoint(0, 0, -65) } : spot,
      ),
    })),
  ),
  fault(
    'a leak by id',
    'secrets',
    things((list, view) => {
      const { length } = list.filter(({ at }) => at.spot === 'pile')
      const mark = { spot: 'pile', order: length, over: true }
      return [...list, { id: `top-${topOf(view)}`, look: { model: 'tile' }, at: mark }]
    }),
    leaky,
  ),
  fault(
    'a leak by look',
    'secrets',
    things((list, view) =>
      list.map((one) =>
        one.id === 'pile-0' ? { ...one, look: { ...one.look, label: `${topOf(view)}` } } : one,
      ),
    ),
    leaky,
  ),
  fault(
    'a pose jumps on its way',
    'poses',
    plans(({ moves }) => ({ moves: moves.map((move) => ({ ...move, length: 0.001 })) })),
  ),
  fault(
    'a move begins elsewhere',
    'poses',
    plans(({ moves }) => ({
      moves: moves.map((move) =>
        move.way === 'appear' ? move : { ...move, from: poseAtPoint(0, 9, 0) },
      ),
    })),
  ),
  fault(
    'a plan ends before its moves',
    'poses',
    plans(({ length }) => ({ length: length / 2 })),
  ),
  fault('a plan remembers what it was asked', 'poses', (scene) => {
    let asked = 0
    return {
      plan: (step) => ({ ...scene.plan(step), length: scene.plan(step).length + 0.001 * asked++ }),
    }
  }),
  fault('an unreachable command', 'touches', (scene) => ({
    picks: (command, view, seat) =>
      command.type === 'sure' ? { by: ['nowhere'] } : scene.picks(command, view, seat),
  })),
  fault('nothing stands for a command', 'touches', () => ({ picks: () => ({ by: [] }) })),
  fault('two commands by the same touches', 'touches', () => ({
    picks: () => ({ by: ['pile-0'] }),
  })),
  fault('something lies over what glows', 'glows', (scene) => {
    const bodies = { ...scene.setting.bodies, lid: { halfX: 60, halfZ: 4, high: 1 } }
    const spot = {
      id: 'lid',
      on: null,
      at: poseAtPoint(0, 3, 14),
      layout: { kind: 'pile' },
    } as const
    return {
      setting: { bodies, spots: [...scene.setting.spots, spot] },
      things: (view) => [...scene.things(view), lid],
    }
  }),
  fault(
    'a cue outside of its plan',
    'cues',
    plans(({ cues, length }) => ({ cues: cues.map((cue) => ({ ...cue, at: length + 1 })) })),
  ),
  fault(
    'a cue where no camera looks',
    'cues',
    plans(({ cues }) => ({ cues: cues.map((cue) => ({ ...cue, where: [900, 0, 0] as const })) })),
  ),
  fault('a camera is missing', 'cameras', (scene) => ({
    cameras: (viewer) => ({
      seat: scene.cameras(viewer)['seat'] ?? { position: [0, 9, 9], target: [0, 0, 0] },
    }),
  })),
  fault('attention goes where nothing is asked', 'cameras', (scene) => ({
    cameras: (viewer) => ({
      ...scene.cameras(viewer),
      away: { position: [0, 40, -30], target: [0, 0, -60] },
    }),
    attention: () => 'away',
  })),
]
