/** Brings the hand's live world when pieces are first taken, in the one engine that throws also use. */
import type { ComponentProps, ComponentType } from 'react'
import type HandWorld from './HandWorld.tsx'

/**
 * The world's library loads the engine itself if nobody has yet. Beside a page that is just loading it to
 * throw, that would be a second one in the place of the first: so it waits for the same load.
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
