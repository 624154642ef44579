/** Loads models from the app's own files, once each, with the decoder that is shipped with the app. */
import type { Group } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const known = new Map<string, Promise<Group>>()

export function loadModel(name: string): Promise<Group> {
  const found = known.get(name)
  if (found) return found
  const loading = loader
    .loadAsync(`${import.meta.env.BASE_URL}models/${name}.glb`)
    .then(({ scene }) => scene)
  known.set(name, loading)
  loading.catch(() => known.delete(name))
  return loading
}
