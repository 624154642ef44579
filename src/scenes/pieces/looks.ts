/** Model of a thrown piece, by kind, skin and quality. */
import type { Piece } from '../../kernel/chance.ts'
import type { Quality } from '../contract.ts'

const dieSkins = ['orange', 'green', 'blue', 'purple'] as const

/** Unknown skins get the orange die. The low tier uses dice with painted instead of engraved pips. */
export function pieceModelOf(piece: Pick<Piece, 'kind' | 'skin'>, tier?: Quality): string {
  if (piece.kind === 'colour') return 'die-colour'
  if (piece.kind !== 'd6') return piece.kind
  const skin = dieSkins.find((known) => piece.skin.includes(known))
  return `${tier === 'low' ? 'plain-' : ''}die-${skin ?? 'orange'}`
}
