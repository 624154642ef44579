/** Editions: replacement component values for owners of a printed copy that differs from the built-in one. */
import type { Line } from './line.ts'

/** A validation error: `path` is the location in the file, `line` the message. */
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

/** The game with these component values; a refusal if the game supports only its own edition. */
export function inEdition<G>(game: Editable<G>, values: unknown): Edited<G> {
  if (game.withEdition) return game.withEdition(values)
  return { ok: false, faults: [{ path: '', line: { key: 'refusal.badEdition' } }] }
}
