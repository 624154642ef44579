/** Loads models from the app's own files, once each. */
import type { Group } from 'three'
import { readGlb } from './glb.ts'

const known = new Map<string, Promise<Group>>()

async function load(name: string): Promise<Group> {
  const answer = await fetch(`${import.meta.env.BASE_URL}models/${name}.glb`)
  if (!answer.ok) throw new Error(`no model ${name}: ${answer.status}`)
  return readGlb(await answer.arrayBuffer())
}

/** Everybody gets the same parts: copy before changing them. */
export function loadModel(name: string): Promise<Group> {
  const found = known.get(name)
  if (found) return found
  const loading = load(name)
  known.set(name, loading)
  // what failed once, as when the network was away, may be asked for again
  loading.catch(() => known.delete(name))
  return loading
}
