/** Remembers why bots chose as they did, and redacts it for the viewer. */
import type { AnyGame } from '../kernel/game.ts'
import { hash } from '../kernel/hash.ts'
import type { Line } from '../kernel/line.ts'
import type { AnyStep } from '../kernel/match.ts'
import type { Viewer } from '../kernel/seat.ts'

export interface Reasons {
  remember(step: AnyStep, why: Line): void
  /** Null for other steps than a bot's, and where the reason would reveal a secret before the match is over. */
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

/** True if the bot then saw no more than this viewer: its reason names what it saw and weighed. */
function knewNoMore(game: AnyGame, { input, before }: AnyStep, viewer: Viewer): boolean {
  if (input.kind !== 'command') return false
  const content = (of: Viewer) => hash({ ...(game.view(before, of) as object), viewer: null })
  return content(input.seat) === content(viewer)
}
