/** Registry of GPU resources that all tables of a page share, so that they can be released when a renderer is disposed. */

/** A texture, material or geometry; `dispose` frees its GPU memory, and three uploads it again on next use. */
interface OnCard {
  dispose(): void
}

const shared = new Set<OnCard>()

/** Shared resources stay for the page's lifetime; only their GPU copies go with each renderer. */
export function share<T extends OnCard>(thing: T): T {
  shared.add(thing)
  return thing
}

/**
 * Call when a renderer is disposed. three keeps dispose listeners of each renderer on every
 * resource, which would keep the renderer in memory; disposing the resources removes them.
 */
export function releaseShared(): void {
  for (const thing of shared) thing.dispose()
}
