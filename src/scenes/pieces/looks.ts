/** Which baked model a piece wears, and how many of one look can lie on the table. */
import type { Piece } from '../../kernel/chance.ts'
import type { Quality } from '../contract.ts'

const dieSkins = ['orange', 'green', 'blue', 'purple'] as const

/** Skins are named by the games: an unknown one gets the plainest die. In the low tier pips are painted, not engraved. */
export function lookOf(piece: Pick<Piece, 'kind' | 'skin'>, tier?: Quality): string {
  if (piece.kind === 'colour') return 'die-colour'
  if (piece.kind !== 'd6') return piece.kind
  const skin = dieSkins.find((known) => piece.skin.includes(known))
  return `${tier === 'low' ? 'plain-' : ''}die-${skin ?? 'orange'}`
}
