/** Loads GLB models from the app's own files and caches them. */
import { type Group, type Material, Mesh } from 'three'
import { share } from './shared.ts'

const cache = new Map<string, Promise<Group>>()
const listeners = new Set<() => void>()
/** Delay before a failed fetch is retried (ms). */
const retryDelayMs = 700

async function load(name: string): Promise<Group> {
  const [answer, { readGlb }] = await Promise.all([
    fetch(`${import.meta.env.BASE_URL}models/${name}.glb`),
    import('./glb.ts'),
  ])
  if (!answer.ok) throw new Error(`no model ${name}: ${answer.status}`)
  const model = await readGlb(await answer.arrayBuffer())
  model.traverse((part) => part instanceof Mesh && shareParts(part))
  return model
}

function shareParts({ geometry, material }: Mesh): void {
  share(geometry)
  for (const worn of [material].flat()) share<Material>(worn)
}

async function retry(name: string): Promise<Group> {
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
  return load(name)
}

/** Registers a callback for models that failed to load; returns a function that removes it. */
export function onMissingModel(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let loadingCount = 0

/** Number of models being loaded. */
export const modelsComing = (): number => loadingCount

/** The cached instance is shared: clone before changing it. */
export function loadModel(name: string): Promise<Group> {
  const cached = cache.get(name)
  if (cached) return cached
  const loading = load(name).catch(() => retry(name))
  loadingCount += 1
  const come = () => void (loadingCount -= 1)
  loading.then(come, come)
  cache.set(name, loading)
  loading.catch(() => {
    // removes the failed promise from the cache, so that a later request fetches again
    cache.delete(name)
    for (const listener of listeners) listener()
  })
  return loading
}
