/** Chunk of the lazily loaded MeshPhysicalMaterial, which only the high tier uses. */
export { MeshPhysicalMaterial } from 'three'
