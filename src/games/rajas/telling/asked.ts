/** Explains to the acting player why spaces and tiles are not available. */
import type { Explanation } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Rules } from '../edition.ts'
import { spaceName, tileName } from './names.ts'
import type { View } from '../types.ts'
import { stacks } from '../vocabulary.ts'
import { whyNotSpace, whyNotTile } from './whyNot.ts'

export function asked(rules: Rules, view: View, seat: Seat): readonly Explanation[] {
  const { seat: actor, wait } = view.flow
  if (seat !== actor) return []
  if (wait.kind === 'place') {
    return (rules.spaces[view.players.length] ?? []).flatMap((space) => {
      const reason = whyNotSpace(rules, view, seat, space)
      return reason ? [{ wish: spaceName(space), ...reason }] : []
    })
  }
  if (wait.kind !== 'tile' || wait.covering) return []
  return stacks.flatMap((stack) => {
    const reason = whyNotTile(rules, view, seat, stack)
    const { top } = view.stacks[stack]
    return reason && top !== null ? [{ wish: tileName(rules, top), ...reason }] : []
  })
}
