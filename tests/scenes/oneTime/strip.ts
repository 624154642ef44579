/** A minimal scene for the shared board: markers that move along a strip. */
import { BufferGeometry } from 'three'
import type { TableSetting } from '../../../src/scenes/board/arrange.ts'
import { endOf, planMoves } from '../../../src/scenes/board/motion.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import type { Thing } from '../../../src/scenes/board/thing.ts'
import type { TablePiece } from '../../../src/scenes/contract.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'

export interface View {
  readonly pieces: readonly TablePiece[]
  /** Poses of the board's markers. */
  readonly markers: readonly number[]
}

const setting: TableSetting = {
  spots: [
    {
      id: 'strip',
      on: null,
      at: poseAtPoint(-30, 0, 12),
      layout: { kind: 'grid', columns: 10, rows: 1, pitch: [6, 6] },
    },
    { id: 'tray', on: null, at: poseAtPoint(8, 0, -10), layout: { kind: 'pile' } },
  ],
  bodies: { marker: { halfX: 1.5, halfZ: 1.5, high: 1 } },
}

const thingsOf = ({ markers }: View): readonly Thing[] =>
  markers.map((order, i) => ({
    id: `marker-${i}`,
    look: { model: 'marker' },
    at: { spot: 'strip', order },
  }))

const moved: GameScene<View> = {
  seats: 2,
  setting,
  things: thingsOf,
  plan({ from, to }) {
    const moves = planMoves(thingsOf(from), thingsOf(to), setting)
    return { length: Math.max(1.3, endOf(moves)), moves, cues: [] }
  },
  picks: () => ({ by: [] }),
  cameras: () => ({ seat: { position: [0, 60, 70], target: [0, 0, -4] } }),
  attention: () => 'seat',
  pieces: ({ pieces }) => pieces,
  traySpot: 'tray',
  forms: { marker: { geometry: () => new BufferGeometry(), material: 'brass' } },
  layers: [],
}

export const scene = moved as GameScene
