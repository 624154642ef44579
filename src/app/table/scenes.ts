/** The canvas and the games' scenes, brought when a table is drawn; a game without a scene has its panels. */
import { type ComponentType, lazy } from 'react'
import type { GameScene, MakeScene, TableCanvasProps } from '../../scenes/board/scene.ts'
import type { AnyGame } from '../../kernel/game.ts'

const canvases = import.meta.glob<{ default: ComponentType<TableCanvasProps> }>(
  '../../scenes/TableCanvas.tsx',
)
const scenes = import.meta.glob<{ makeScene?: MakeScene }>('../../scenes/*/index.ts')

/** One that could not be fetched stays so: who tries again makes a new one. */
export const makeCanvas = () =>
  lazy(async () => {
    const load = canvases['../../scenes/TableCanvas.tsx']
    if (!load) throw new Error('there is no canvas to draw on')
    return load()
  })

/** Of the match that is played: the same one for the same values and seats. */
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
