/** Loads models from the app's own files, once each. */
import { type Group, type Material, Mesh } from 'three'
import { readGlb } from './glb.ts'
import { share } from './shared.ts'

const cache = new Map<string, Promise<Group>>()
const listeners = new Set<() => void>()
/** After which a fetch that failed is tried once more. */
const retryDelayMs = 700

async function load(name: string): Promise<Group> {
  const answer = await fetch(`${import.meta.env.BASE_URL}models/${name}.glb`)
  if (!answer.ok) throw new Error(`no model ${name}: ${answer.status}`)
  const model = readGlb(await answer.arrayBuffer())
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

/** Told whenever a model cannot be had; returns how to stop listening. */
export function onMissingModel(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let fetched = 0

/** How many models are on their way. */
export const modelsComing = (): number => fetched

/** Everybody gets the same parts: copy before changing them. */
export function loadModel(name: string): Promise<Group> {
  const cached = cache.get(name)
  if (cached) return cached
  const loading = load(name).catch(() => retry(name))
  fetched += 1
  const come = () => void (fetched -= 1)
  loading.then(come, come)
  cache.set(name, loading)
  loading.catch(() => {
    // what failed, as when the network was away, may be asked for again
    cache.delete(name)
    for (const listener of listeners) listener()
  })
  return loading
}
