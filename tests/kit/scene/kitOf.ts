/** Builds the kit of a registered game's scene: its test folder tells which things a view shows and hides. */
import type { AnyGame } from '../../../src/kernel/game.ts'
import type { MakeScene } from '../../../src/scenes/board/scene.ts'
import type { KitParts } from '../types.ts'
import type { SceneKit, SceneParts } from './types.ts'

/** Returns null if the game has no scene. */
export async function sceneKitOf(game: AnyGame): Promise<SceneKit | null> {
  const scene = await brought<{ makeScene: MakeScene }>(`../../../src/scenes/${game.id}/index.ts`)
  if (!scene) return null
  const { kitParts } = (await import(`../../games/${game.id}/kitParts.ts`)) as {
    kitParts: KitParts<unknown>
  }
  const { sceneParts } = (await import(`../../games/${game.id}/sceneParts.ts`)) as {
    sceneParts: SceneParts<unknown>
  }
  return { game, makeScene: scene.makeScene, parts: sceneParts, shuffle: kitParts.shuffle }
}

async function brought<T>(path: string): Promise<T | null> {
  try {
    return (await import(path)) as T
  } catch (error) {
    if (error instanceof Error && /Cannot find module|Failed to load/.test(error.message))
      return null
    throw error
  }
}
