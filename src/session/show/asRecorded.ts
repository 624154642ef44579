/** Makes a simulated throw show the recorded faces, even if the physics has changed since. */
import type { Settled } from '../../physics/types.ts'

/** The fall may differ from the recorded one; the meshes are turned so that they end on the recorded faces. */
export async function asRecorded(settled: Settled, faces: readonly number[]): Promise<Settled> {
  if (faces.every((face, i) => face === settled.faces[i])) return settled
  const { showFaces } = await import('../../physics/givenFaces.ts')
  return { ...settled, faces, ...showFaces(settled.track, faces) }
}
