/** Explains why touching a space, an offered tile or a cell does nothing now. */
import type { Explanation } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { spaceName, tileName } from '../../games/rajas/telling/names.ts'
import { whyNotSpace, whyNotTile } from '../../games/rajas/telling/whyNot.ts'
import type { View } from '../../games/rajas/types.ts'
import { stacks } from '../../games/rajas/vocabulary.ts'
import { spaceSpot, tileId } from './ids.ts'
import type { Lay } from './lay.ts'

type Wonder = Explanation & { readonly seat: Seat }

export function wonderAt({ rules, seats }: Lay, id: string, view: View): Wonder | null {
  const { seat, wait } = view.flow
  if (wait.kind === 'place') {
    const space = (rules.spaces[seats] ?? []).find((other) => spaceSpot(other.id) === id)
    const reason = space && whyNotSpace(rules, view, seat, space)
    return space && reason ? { wish: spaceName(space), ...reason, seat } : null
  }
  if (wait.kind !== 'tile' || wait.covering) return null
  const stack = stacks.find((other) => tileId(view.stacks[other].top ?? '') === id)
  const top = stack && view.stacks[stack].top
  const reason = stack && whyNotTile(rules, view, seat, stack)
  return top && reason ? { wish: tileName(rules, top), ...reason, seat } : null
}
