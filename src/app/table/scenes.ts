/** The canvas and the games' scenes, brought when a table is drawn; a game without a scene has its panels. */
import { type ComponentType, lazy } from 'react'
import type { GameScene, TableCanvasProps } from '../../scenes/contract.ts'

const canvases = import.meta.glob<{ default: ComponentType<TableCanvasProps> }>(
  '../../scenes/TableCanvas.tsx',
)
const scenes = import.meta.glob<{ scene?: GameScene }>('../../scenes/*/index.ts')

/** One that could not be fetched stays so: who tries again makes a new one. */
export const makeCanvas = () =>
  lazy(async () => {
    const load = canvases['../../scenes/TableCanvas.tsx']
    if (!load) throw new Error('there is no canvas to draw on')
    return load()
  })

export async function loadScene(game: string): Promise<GameScene | null> {
  const module = await scenes[`../../scenes/${game}/index.ts`]?.()
  return module?.scene ?? null
}
