/** Prints, for each camera that questions open, the share of empty marble and the smallest target, at several windows. */
import { gameById } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf } from '../../src/kernel/match.ts'
import type { GameScene } from '../../src/scenes/board/scene.ts'
import { sceneKitOf } from '../kit/scene/kitOf.ts'
import { positionOf } from '../kit/scene/types.ts'
import { stagesOf } from './midMatch.ts'
import { type PictureSize, sharesOf } from './sceneShare.ts'
import { smallestTouch } from './sceneSizes.ts'

/** Pictures that the table's layout leaves beside or above an open panel, by window. */
const pictures: Readonly<Record<string, PictureSize>> = {
  '1280×720': { wide: 942, high: 660 },
  '844×390': { wide: 557, high: 346 },
  '390×844': { wide: 390, high: 480 },
  '820×1180': { wide: 820, high: 640 },
}

export interface CameraShares {
  readonly seats: number
  readonly camera: string
  /** Shares of empty marble by window. */
  readonly marble: Readonly<Record<string, number>>
  /** Shorter sides (px) of the smallest target that may be touched, by window. */
  readonly touch: Readonly<Record<string, number | null>>
}

function actingIn(match: Match) {
  const isAsked = pendingOf(match).some((owed) => owed.kind === 'choice' && owed.seat === 0)
  return isAsked ? [{ seat: 0, legal: legalFor(match, 0) }] : []
}

function measured(scene: GameScene, match: Match, camera: string): CameraShares | null {
  const view = match.game.view(match.state, 0)
  const shot = scene.cameras(0)[camera]
  if (!shot) return null
  const position = positionOf(scene, 0, view, actingIn(match))
  const marble = Object.entries(pictures).map(([name, size]) => [
    name,
    sharesOf(position, shot, size).marble,
  ])
  const touch = Object.entries(pictures).map(([name, size]) => [
    name,
    smallestTouch(position, shot, size),
  ])
  return {
    seats: scene.seats,
    camera,
    marble: Object.fromEntries(marble),
    touch: Object.fromEntries(touch),
  }
}

/** The seat's camera and each that a question of the first seat opens, in a match of bots. */
export async function emptyMarble(id: string, seats: number): Promise<readonly CameraShares[]> {
  const game = gameById(id) as AnyGame
  const kit = await sceneKitOf(game)
  if (!kit) return []
  const scene = kit.makeScene(game.values, seats)
  const found = new Map<string, CameraShares>()
  const stages = stagesOf({ game: id, seats })
  for (const match of stages.slice(Math.floor(stages.length / 3))) {
    const acting = actingIn(match)
    const asked = scene.attention(match.game.view(match.state, 0), acting)
    const isAsked = acting.length > 0
    const camera = isAsked ? asked : 'seat'
    const key = `${camera} ${isAsked}`
    if (found.has(key)) continue
    const shares = measured(scene, match, camera)
    if (shares) found.set(key, shares)
  }
  return [...found.values()]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

export function printShares(rows: readonly CameraShares[]): void {
  for (const { seats, camera, marble, touch } of rows) {
    const at = Object.entries(marble).map(
      ([window, share]) => `${window} ${percent(share)} ${touch[window] ?? '–'} px`,
    )
    console.log(`       empty marble, smallest target; ${seats} seats, ${camera}: ${at.join(', ')}`)
  }
}
