/** Explains a touch that does nothing: a niche says why it is open or closed. */
import type { Asked } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Box } from '../../games/nagaraja/edition/index.ts'
import { asked } from '../../games/nagaraja/telling/asked.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import { nicheTouch } from './picks.ts'

export function wonderAt(
  box: Box,
  id: string,
  view: View,
): (Asked & { readonly seat: Seat }) | null {
  for (const seat of bothSeats) {
    const niche = box.ground.niches.findIndex((_, at) => nicheTouch(view, seat, at).includes(id))
    const answer = niche < 0 ? undefined : asked(box, view, seat)[niche]
    if (answer) return { ...answer, seat }
  }
  return null
}
