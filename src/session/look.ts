/** Tells who looks at this screen: from whose view it is drawn, who acts, and when the curtain must come down first. */
import { hash } from '../kernel/hash.ts'
import { type Match, pendingOf } from '../kernel/match.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import { personsThrow } from './next.ts'

export interface ScreenLook {
  readonly viewer: Viewer
  /** The seat that may act from this screen now. */
  readonly actor: Seat | null
  /** People at this screen who owe a choice. */
  readonly due: readonly Seat[]
  /** Those who may act without handing the device on: all of them where nothing is secret. */
  readonly open: readonly Seat[]
  /** The person who must take the device before anything of theirs is shown. */
  readonly curtain: Seat | null
}

export function peopleDue(match: Match, people: readonly Seat[]): readonly Seat[] {
  return pendingOf(match).flatMap((item) =>
    item.kind === 'choice' && people.includes(item.seat) ? [item.seat] : [],
  )
}

/** Cache by the people asked about, who may change while the match stays the same. */
const known = new WeakMap<Match, Map<string, boolean>>()

/** True when somebody at this screen knows something that the table does not. */
export function hasSecrets(match: Match, people: readonly Seat[]): boolean {
  const answers = known.get(match) ?? new Map<string, boolean>()
  known.set(match, answers)
  const before = answers.get(people.join())
  if (before !== undefined) return before
  const open = contentOf(match, 'table')
  const found = people.some((seat) => contentOf(match, seat) !== open)
  answers.set(people.join(), found)
  return found
}

/** Hash of a view without its viewer's name, which is no secret. */
function contentOf({ game, state }: Match, viewer: Viewer): string {
  return hash({ ...(game.view(state, viewer) as object), viewer: null })
}

/** `holder` is the person for whom the curtain was lifted last, `wanted` the one who would like to play. */
export function screenLookOf(
  match: Match,
  people: readonly Seat[],
  wanted: Seat | null,
  holder: Seat | null,
): ScreenLook {
  const due = peopleDue(match, people)
  const quiet = { actor: null, due, open: [], curtain: null }
  const [only] = people
  if (only === undefined) return { ...quiet, viewer: 'table' }
  if (people.length === 1) return { ...quiet, viewer: only, actor: due[0] ?? null, open: due }
  const next = wanted !== null && due.includes(wanted) ? wanted : (due[0] ?? null)
  const isSecret = hasSecrets(match, people)
  if (next === null) {
    // the thrower may be another person than the last holder
    const isShared = isSecret && personsThrow(match, people) !== null
    return { ...quiet, viewer: isShared ? 'table' : (holder ?? 'table') }
  }
  if (!isSecret) return { ...quiet, viewer: next, actor: next, open: due }
  if (next === holder) return { ...quiet, viewer: next, actor: next, open: [next] }
  return { ...quiet, viewer: 'table', curtain: next }
}
