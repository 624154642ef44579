/** Handfuls of all games for the bench, by the dictionary keys of their names. */
import { manifests } from '../../games/index.ts'
import type { Piece } from '../../kernel/chance.ts'

export const handfuls: ReadonlyMap<string, readonly Piece[]> = new Map(
  manifests.flatMap(({ id, handfuls }) =>
    handfuls.map(({ name, pieces }) => [`${id}.handful.${name}`, pieces]),
  ),
)

export const handfulNames: readonly string[] = [...handfuls.keys()]
