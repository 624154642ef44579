/** Makes Nagaraja with other component values, or lists their validation errors. */
import type { Edited } from '../../kernel/edition.ts'
import type { Game } from '../../kernel/game.ts'
import { parseEdition } from './data/parse.ts'
import { compile } from './edition.ts'
import { makeNagaraja } from './index.ts'

export function withEdition(values: unknown): Edited<Game> {
  const parsed = parseEdition(values)
  if (!parsed.ok) return parsed
  const game = makeNagaraja(compile(parsed.edition), parsed.edition)
  return { ok: true, game: { ...game, withEdition } }
}
