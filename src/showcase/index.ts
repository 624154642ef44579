/** The catalogue of a shelf, every component by its id; brought when it is shown, so that nothing of other games comes along. */
import type { AnyGame } from '../kernel/game.ts'
import type { Component } from './component.ts'
import type { Shelf } from './shelves.ts'
import { type SourceAt, sourcesIn } from './source.ts'

/** `data` is the house's file of values; null where the game is in somebody's own. No game: the place. */
export type Catalogue = (game: AnyGame | null, data: unknown) => readonly Component[]

const ofGame =
  (make: (own: AnyGame, from: SourceAt) => readonly Component[]): Catalogue =>
  (game, data) =>
    game ? make(game, sourcesIn(data)) : []

export async function loadCatalogue(shelf: Shelf): Promise<Catalogue> {
  switch (shelf) {
    case 'border':
      return ofGame((await import('./border.ts')).borderCatalogue)
    case 'nagaraja':
      return ofGame((await import('./nagaraja.ts')).nagarajaCatalogue)
    case 'rajas':
      return ofGame((await import('./rajas.ts')).rajasCatalogue)
    case 'place':
      return (await import('./place.ts')).placeCatalogue
  }
}
