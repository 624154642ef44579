/** Layers of the table: cameras see the first two, the third is for a picture that is kept while pieces move. */
import type { Object3D } from 'three'

/** Everything that stands is in layer 0. */
export const layers = {
  /** Pieces, what is drawn round them, and the glass through which they are seen. */
  pieces: 1,
  /** Unseen copies of what hides pieces: they leave their depth alone. */
  hiders: 2,
} as const

export function inLayer(thing: Object3D, layer: number): void {
  thing.traverse((part) => part.layers.set(layer))
}
