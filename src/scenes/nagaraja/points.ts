/** Victory points visible in a view: open relics, and amulets that the viewer knows. */
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { of } from '../../games/nagaraja/vocabulary.ts'

/** Open relics of a temple, as [niche, token]. */
export function openRelicsIn(
  { temples }: View,
  seat: number,
): readonly (readonly [number, string])[] {
  const { marks, tokens } = of(temples, seat)
  return marks.flatMap(({ open }, niche): (readonly [number, string])[] => {
    const token = tokens[niche] ?? null
    return open && token !== null ? [[niche, token]] : []
  })
}

export const shownPoints = (box: Box, view: View, seat: number): number =>
  openRelicsIn(view, seat).reduce((sum, [, token]) => sum + lookUp(box.tokens, token).vp, 0)

export const cursedNiches = (box: Box, view: View, seat: number): readonly number[] =>
  openRelicsIn(view, seat).flatMap(([niche, token]) =>
    lookUp(box.tokens, token).kind === 'cursed' ? [niche] : [],
  )
