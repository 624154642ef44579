/** The slates' wooden frames, a stick of chalk before each, the eraser and the ledge: modelled things in their places. */
import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Quality } from '../contract.ts'
import { type Copies, makeCopies } from '../pieces/copies.ts'
import { type Outline, makeSpread, type Spread } from '../pieces/spread.ts'
import { trays } from '../../physics/trays.ts'
import { platesDeep, slate, type Spot, traySpot } from './lay.ts'
import { ledge, ledgeHalfX, ledgeSpot } from './ledge.ts'

const unit = new Vector3(1, 1, 1)

function placed(x: number, y: number, z: number, yaw: number): Matrix4 {
  const turn = new Quaternion().setFromEuler(new Euler(0, yaw, 0))
  return new Matrix4().compose(new Vector3(x, y, z), turn, unit)
}

/** Chalk lies by the right end of the name plate, each a little differently. */
function chalks(slates: readonly Spot[]): Matrix4[] {
  return slates.map(({ x, z }, i) =>
    placed(x + 13.3, 0.46, z + slate.halfZ + 1.55, [0.12, -0.3, 0.22, -0.1][i % 4] ?? 0),
  )
}

const eraserYaw = 1.25

/** At a player's right hand, where there is room beside the slates; of two, beside the tray. */
function eraserSpot(slates: readonly Spot[]): Spot {
  const [trayX, trayZ] = traySpot(slates.length)
  if (slates.length < 3) return { x: trayX + trays.dice.halfX + 5.5, z: trayZ + 5 }
  const last = slates.at(-1)
  return { x: (last?.x ?? 0) + slate.halfX + 4.6, z: (last?.z ?? 0) + 5.5 }
}

/** A slate shown by itself lies without tray, ledge and eraser. */
export const isPlayedOn = (slates: readonly Spot[]): boolean => slates.length > 1

/** The dark under and round everything that lies on the marble, a little to the side away from the sun. */
export function makeTouches(slates: readonly Spot[]): Spread {
  const [trayX, trayZ] = traySpot(slates.length)
  const [ledgeX, ledgeZ] = ledgeSpot(slates.length)
  const { x, z } = eraserSpot(slates)
  const boards: Outline[] = [
    ...slates.map((spot) => ({ ...spot, halfX: slate.halfX, halfZ: slate.halfZ })),
    ...slates.map((spot) => ({
      x: spot.x,
      z: spot.z + slate.halfZ + platesDeep / 2,
      halfX: 9,
      halfZ: platesDeep / 2,
    })),
  ]
  const furniture: Outline[] = [
    { x: trayX, z: trayZ, halfX: trays.dice.halfX, halfZ: trays.dice.halfZ },
    { x: trayX, z: trayZ + trays.dice.halfZ, halfX: trays.dice.halfX - 1.2, halfZ: 3 },
    { x: ledgeX, z: ledgeZ - ledge.deep / 2, halfX: ledgeHalfX, halfZ: ledge.deep / 2 },
    { x, z, halfX: 2.3, halfZ: 3.4 },
  ]
  const things = isPlayedOn(slates) ? [...boards, ...furniture] : boards
  return makeSpread(
    'touch',
    things.map((thing) => ({ ...thing, x: thing.x + 0.35, z: thing.z + 0.4 })),
    2.6,
  )
}

export async function loadFurniture(
  slates: readonly Spot[],
  tier: Quality,
): Promise<readonly Copies[]> {
  const frames = slates.map(({ x, z }) => placed(x, 0, z, 0))
  const { x: eraserX, z: eraserZ } = eraserSpot(slates)
  const [ledgeX, ledgeZ] = ledgeSpot(slates.length)
  const own = isPlayedOn(slates)
    ? [
        makeCopies('eraser', null, [placed(eraserX, 0, eraserZ, eraserYaw)], tier),
        makeCopies('ledge', null, [placed(ledgeX, 0, ledgeZ, 0)], tier),
      ]
    : []
  return Promise.all([
    ...own,
    makeCopies('slate', 'frame', frames, tier),
    makeCopies('chalk', null, chalks(slates), tier),
  ])
}
