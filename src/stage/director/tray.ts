/** The tray on a scene's table: its place and scale, and the conversion of tray coordinates to the table. */
import { trayFor } from '../../physics/trays.ts'
import type { ThrownPiece, Triple } from '../../physics/types.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { CameraPose } from '../../scenes/contract.ts'
import { trayShot } from '../../scenes/table/shots.ts'
import { trayLift, trayTurn } from '../../scenes/throw/places.ts'
import { type Tray, trays } from '../../shapes/trays.ts'

export interface StandingTray {
  readonly tray: Tray
  readonly at: readonly [number, number]
  readonly scale: number
}

type Stands = Pick<GameScene, 'setting' | 'traySpot' | 'trayScale' | 'restingTray'>

/** The tray for these pieces; without pieces the one that stands on the table at rest. */
export function standingTray(scene: Stands, pieces: readonly ThrownPiece[]): StandingTray {
  const spot = scene.setting.spots.find(({ id }) => id === scene.traySpot)
  return {
    tray: pieces.length > 0 ? trayFor(pieces) : trays[scene.restingTray ?? 'dice'],
    at: spot ? [spot.at.at[0], spot.at.at[2]] : [0, 0],
    scale: scene.trayScale ?? 1,
  }
}

export function trayToTable({ tray, at, scale }: StandingTray, [x, y, z]: Triple): Triple {
  const turn = trayTurn(tray)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [
    at[0] + scale * (x * cos + z * sin),
    scale * (y + trayLift),
    at[1] + scale * (z * cos - x * sin),
  ]
}

export const poseOfTray = ({ at, tray, scale }: StandingTray): CameraPose =>
  trayShot(at, tray, scale)
