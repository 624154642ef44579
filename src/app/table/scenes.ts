/** Loads the canvas and a game's scene lazily; a game without a scene uses panels. */
import { type ComponentType, lazy } from 'react'
import type { GameScene, MakeScene, TableCanvasProps } from '../../scenes/board/scene.ts'
import type { AnyGame } from '../../kernel/game.ts'

const canvases = import.meta.glob<{ default: ComponentType<TableCanvasProps> }>(
  '../../scenes/TableCanvas.tsx',
)
const scenes = import.meta.glob<{ makeScene?: MakeScene }>('../../scenes/*/index.ts')

/** React caches a failed lazy import, so each retry needs a new lazy component. */
export const makeCanvas = () =>
  lazy(async () => {
    const load = canvases['../../scenes/TableCanvas.tsx']
    if (!load) throw new Error('there is no canvas to draw on')
    return load()
  })

/** Cache of scenes by edition and number of seats. */
const made = new WeakMap<object, Map<number, GameScene>>()

export async function loadScene(game: AnyGame, seats: number): Promise<GameScene | null> {
  const { makeScene } = (await scenes[`../../scenes/${game.id}/index.ts`]?.()) ?? {}
  if (!makeScene) return null
  const known = made.get(game) ?? new Map<number, GameScene>()
  made.set(game, known)
  const scene = known.get(seats) ?? makeScene(game.values, seats)
  known.set(seats, scene)
  return scene
}
