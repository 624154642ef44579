/** Explains a touch that does nothing: a niche says why it is open or closed. */
import type { Explanation } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Box } from '../../games/nagaraja/edition.ts'
import { asked } from '../../games/nagaraja/telling/asked.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import { nicheTouch } from './picks.ts'

export function wonderAt(
  box: Box,
  id: string,
  view: View,
): (Explanation & { readonly seat: Seat }) | null {
  for (const seat of bothSeats) {
    const niche = box.ground.niches.findIndex((_, at) => nicheTouch(view, seat, at).includes(id))
    const answer = niche < 0 ? undefined : asked(box, view, seat)[niche]
    if (answer) return { ...answer, seat }
  }
  return null
}
