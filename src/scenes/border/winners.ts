/** The seats in first place of a finished match [B43]. */
import { result } from '../../games/border/rules/result.ts'
import type { View } from '../../games/border/types.ts'

export function winnersOf(view: View): readonly number[] {
  const standings = result(view)?.standings ?? []
  return standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
}
