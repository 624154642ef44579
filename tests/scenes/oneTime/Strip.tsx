/** A board of a dozen lines: markers that go along a strip, where the shared board's poses have them. */
import { useMemo } from 'react'
import {
  BufferGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { arrange, type Setting } from '../../../src/scenes/board/arrange.ts'
import { planMoves } from '../../../src/scenes/board/motion.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { posesAt } from '../../../src/scenes/board/poseAt.ts'
import type { Thing } from '../../../src/scenes/board/thing.ts'
import type { SceneProps, TablePiece } from '../../../src/scenes/contract.ts'
import { useMover } from '../../../src/scenes/stage.ts'

export interface View {
  readonly pieces: readonly TablePiece[]
  /** Where the markers of the board are. */
  readonly markers: readonly number[]
}

const setting: Setting = {
  spots: [
    {
      id: 'strip',
      on: null,
      at: poseAtPoint(-30, 0, 12),
      layout: { kind: 'grid', columns: 10, rows: 1, pitch: [6, 6] },
    },
  ],
  bodies: { marker: { halfX: 1.5, halfZ: 1.5, high: 1 } },
}

const thingsOf = ({ markers }: View): readonly Thing[] =>
  markers.map((order, i) => ({
    id: `marker-${i}`,
    look: { model: 'marker' },
    at: { spot: 'strip', order },
  }))

export function Strip({ beat, clock }: SceneProps<View>) {
  const mesh = useMemo(
    () => new InstancedMesh(new BufferGeometry(), new MeshBasicMaterial(), 3),
    [],
  )
  const [moves, after, still] = useMemo(() => {
    const [from, to] = [thingsOf(beat.from), thingsOf(beat.to)]
    return [planMoves(from, to, setting), to, arrange(to, setting).things] as const
  }, [beat])
  const matrix = useMemo(() => new Matrix4(), [])
  useMover('board', () => {
    const poses = posesAt({ moves }, after, still, setting.bodies, clock.seconds)
    poses.forEach(({ pose, size }, i) => {
      const [place, turn] = [new Vector3(...pose.at), new Quaternion(...pose.turn)]
      mesh.setMatrixAt(i, matrix.compose(place, turn, new Vector3(size, size, size)))
    })
    return clock.isRunning
  })
  return <primitive object={mesh} />
}
