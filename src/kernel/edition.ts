/** The values of a game's components, for who owns a printed copy whose values are others than ours. */
import type { Line } from './line.ts'

/** `path` names the place in the file, `line` says what is wrong with it. */
export interface EditionFault {
  readonly path: string
  readonly line: Line
}

export type Edited<G> =
  | { readonly ok: true; readonly game: G }
  | { readonly ok: false; readonly faults: readonly EditionFault[] }

export function fault(path: string, text: Line): EditionFault {
  return { path, line: text }
}

interface Editable<G> {
  withEdition?(values: unknown): Edited<G>
}

/** The game in that edition; a game that has only its own says so. */
export function inEdition<G>(game: Editable<G>, values: unknown): Edited<G> {
  if (game.withEdition) return game.withEdition(values)
  return { ok: false, faults: [{ path: '', line: { key: 'refusal.badEdition' } }] }
}
