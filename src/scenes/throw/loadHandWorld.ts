/** Loads the hand's live world when pieces are first taken, with the physics engine that throws use too. */
import type { ComponentProps, ComponentType } from 'react'
import type HandWorld from './HandWorld.tsx'

/**
 * The world's library would load a second engine if a throw is still loading the first: so both wait for the same
 * load.
 */
export async function loadHandWorld() {
  const { ready } = await import('../../physics/rapier.ts')
  await ready()
  return import('./HandWorld.tsx')
}

type Brought = { readonly default: ComponentType<ComponentProps<typeof HandWorld>> }

/** A hand without its world still throws: the pieces wait in the tray until then. */
export async function handWorldOrNone(): Promise<Brought> {
  try {
    return await loadHandWorld()
  } catch {
    return { default: () => null }
  }
}
