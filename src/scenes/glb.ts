/** Parses a GLB file whose meshes are packed with meshopt; a chunk of its own, fetched together with the first model. */
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import type { Group } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)

export async function readGlb(file: ArrayBuffer): Promise<Group> {
  await MeshoptDecoder.ready
  const { scene } = await loader.parseAsync(file, '')
  // The loader numbers names that occur twice, the scene's own included, but parts are looked up by their names in the file.
  scene.name = ''
  scene.traverse((node) => {
    const { name } = node.userData as { readonly name?: string }
    if (name !== undefined) node.name = name
  })
  return scene
}
