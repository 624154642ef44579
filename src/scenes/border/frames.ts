/** The slates' wooden frames, a stick of chalk before each, and the sponge: modelled things in their places. */
import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Quality } from '../contract.ts'
import { type Copies, makeCopies } from '../pieces/copies.ts'
import { slate, type Spot, traySpot } from './lay.ts'

const unit = new Vector3(1, 1, 1)

function placed(x: number, y: number, z: number, yaw: number): Matrix4 {
  const turn = new Quaternion().setFromEuler(new Euler(0, yaw, 0))
  return new Matrix4().compose(new Vector3(x, y, z), turn, unit)
}

/** Chalk lies by the right end of the name plate, each a little differently. */
function chalks(slates: readonly Spot[]): Matrix4[] {
  return slates.map(({ x, z }, i) =>
    placed(x + 12.4, 0.45, z + slate.halfZ + 1.5, [0.12, -0.3, 0.22, -0.1][i % 4] ?? 0),
  )
}

export async function loadFurniture(
  slates: readonly Spot[],
  tier: Quality,
): Promise<readonly Copies[]> {
  const frames = slates.map(({ x, z }) => placed(x, 0, z, 0))
  const [trayX, trayZ] = traySpot(slates.length)
  const sponge = placed(trayX + 8, 0, trayZ - 17, 0.4)
  return Promise.all([
    makeCopies('slate', 'frame', frames, tier),
    makeCopies('chalk', null, chalks(slates), tier),
    makeCopies('sponge', null, [sponge], tier),
  ])
}
