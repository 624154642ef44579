/** The seats in first place of a finished match [R98]. */
import { result } from '../../games/rajas/rules/result.ts'
import type { View } from '../../games/rajas/types.ts'
import type { Lay } from './lay.ts'

export function winnersOf({ rules }: Lay, view: View): readonly number[] {
  const standings = result(rules, { table: view })?.standings ?? []
  return standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
}
