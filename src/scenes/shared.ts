/** What all tables of a page draw with, made once: a renderer that goes is told, so that none of it holds on to the renderer. */

/** Whatever lies on a graphics card leaves it when it is told so, and is put there again when it is next drawn. */
interface OnCard {
  dispose(): void
}

const shared = new Set<OnCard>()

/** It is never thrown away: what is on the card for a renderer goes with that renderer. */
export function share<T extends OnCard>(thing: T): T {
  shared.add(thing)
  return thing
}

/**
 * A renderer has gone. It had itself told when a material, a texture or a geometry is disposed of, which is how
 * three knows what to take off the card; and who wants to be told is held as long as the thing is.
 */
export function letGo(): void {
  for (const thing of shared) thing.dispose()
}
