/** Registry of the showcase's shelves in display order; each catalogue is a chunk of its own. */
import type { AnyGame } from '../kernel/game.ts'
import type { Component } from './component.ts'
import { type SourceAt, sourcesIn } from './source.ts'

/** `data` is the built-in edition's file; null for a user's own edition. `game` is null for the place. */
export type Catalogue = (game: AnyGame | null, data: unknown) => readonly Component[]

const ofGame =
  (make: (own: AnyGame, from: SourceAt) => readonly Component[]): Catalogue =>
  (game, data) =>
    game ? make(game, sourcesIn(data)) : []

const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = {
  border: async () => ofGame((await import('./border.ts')).borderCatalogue),
  nagaraja: async () => ofGame((await import('./nagaraja.ts')).nagarajaCatalogue),
  rajas: async () => ofGame((await import('./rajas.ts')).rajasCatalogue),
  place: async () => (await import('./place.ts')).placeCatalogue,
}

/** The id of a game, or `place`. */
export type Shelf = string

export const shelves: readonly Shelf[] = Object.keys(catalogues)

export async function loadCatalogue(shelf: Shelf): Promise<Catalogue> {
  const load = catalogues[shelf]
  if (!load) throw new Error(`no shelf ${shelf}`)
  return load()
}
