/** Lazily loads the hand's physics world when pieces are first grabbed, on the Rapier instance that throws use. */
import type { ComponentProps, ComponentType } from 'react'
import type HandWorld from './HandWorld.tsx'

/**
 * @react-three/rapier would initialise Rapier a second time while a throw still loads it, so both await the same
 * promise.
 */
export async function loadHandWorld() {
  const { ready } = await import('../../physics/rapier.ts')
  await ready()
  return import('./HandWorld.tsx')
}

type LoadedModule = { readonly default: ComponentType<ComponentProps<typeof HandWorld>> }

/** If the world cannot be loaded, throwing works all the same: the pieces stay in the tray until then. */
export async function handWorldOrNone(): Promise<LoadedModule> {
  try {
    return await loadHandWorld()
  } catch {
    return { default: () => null }
  }
}
