/** The one material of three that the high tier alone wears. */
export { MeshPhysicalMaterial } from 'three'
