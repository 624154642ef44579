/** Why bots chose as they did, as far as whoever looks may know it. */
import type { AnyGame } from '../kernel/game.ts'
import { hash } from '../kernel/hash.ts'
import type { Line } from '../kernel/line.ts'
import type { AnyStep } from '../kernel/match.ts'
import type { Viewer } from '../kernel/seat.ts'

export interface Reasons {
  remember(step: AnyStep, why: Line): void
  /** Null for what no bot did here, and for what would tell the viewer a secret while the match goes on. */
  of(game: AnyGame, step: AnyStep, viewer: Viewer, isOver: boolean): Line | null
}

export function makeReasons(): Reasons {
  const known = new WeakMap<AnyStep, Line>()
  return {
    remember: (step, why) => void known.set(step, why),
    of(game, step, viewer, isOver) {
      const why = known.get(step)
      return why && (isOver || knewNoMore(game, step, viewer)) ? why : null
    },
  }
}

/** Whoever chose then saw nothing that this viewer did not: a reason speaks of what was seen, and of what else was weighed. */
function knewNoMore(game: AnyGame, { input, before }: AnyStep, viewer: Viewer): boolean {
  if (input.kind !== 'command') return false
  const content = (of: Viewer) => hash({ ...(game.view(before, of) as object), viewer: null })
  return content(input.seat) === content(viewer)
}
