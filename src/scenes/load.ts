/** Loads models from the app's own files, once each. */
import type { Group } from 'three'
import { readGlb } from './glb.ts'

const known = new Map<string, Promise<Group>>()
const listeners = new Set<() => void>()
/** Milliseconds after which a fetch that failed is tried once more. */
const breath = 700

async function load(name: string): Promise<Group> {
  const answer = await fetch(`${import.meta.env.BASE_URL}models/${name}.glb`)
  if (!answer.ok) throw new Error(`no model ${name}: ${answer.status}`)
  return readGlb(await answer.arrayBuffer())
}

async function loadAgain(name: string): Promise<Group> {
  await new Promise((resolve) => setTimeout(resolve, breath))
  return load(name)
}

/** Told whenever a model cannot be had; returns how to stop listening. */
export function onMissingModel(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Everybody gets the same parts: copy before changing them. */
export function loadModel(name: string): Promise<Group> {
  const found = known.get(name)
  if (found) return found
  const loading = load(name).catch(() => loadAgain(name))
  known.set(name, loading)
  loading.catch(() => {
    // what failed, as when the network was away, may be asked for again
    known.delete(name)
    for (const listener of listeners) listener()
  })
  return loading
}
