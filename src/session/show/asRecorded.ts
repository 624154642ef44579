/** A throw made again for a replay shows what the record says, whatever physics it fell by. */
import type { Settled } from '../../physics/types.ts'

/** The way it falls may be another than in the version that made it; its meshes are turned to what it gave. */
export async function asRecorded(settled: Settled, faces: readonly number[]): Promise<Settled> {
  if (faces.every((face, i) => face === settled.faces[i])) return settled
  const { showFaces } = await import('../../physics/givenFaces.ts')
  return { ...settled, faces, ...showFaces(settled.track, faces) }
}
