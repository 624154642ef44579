/** Plays the knock of pieces that a hand shakes. */
import type { Piece } from '../../kernel/chance.ts'
import type { Contact } from '../../physics/types.ts'
import { playerNow } from './player.ts'

export function knock(pieces: readonly Piece[], contact: Contact): void {
  const player = playerNow()
  const kinds = pieces.map(({ kind }) => kind)
  player?.speaker.play(player.planThrow(kinds, [contact], `knock ${contact.impulse}`))
}
