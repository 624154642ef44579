/** What the guide says in a game, and when each of it belongs to what the person sees. */
import type { View as BorderView } from '../../games/border/types.ts'
import type { WordKey } from '../../words/types.ts'
import type { TableState } from '../conductor/table.ts'

export interface Tip {
  readonly key: WordKey
  /** `choice` tips go with a moment of the match and pass with it; `lesson` tips wait to be understood. */
  readonly kind: 'choice' | 'lesson'
  isDue(state: TableState, seen: readonly string[]): boolean
}

type Choosing = 'keep' | 'complete' | 'cross'

function choice(phase: Choosing): Tip {
  return {
    key: `guide.border.${phase}`,
    kind: 'choice',
    isDue: ({ acting, beat }) => {
      const isAsked = acting.some(({ legal }) => legal.length > 0)
      return isAsked && (beat.to as BorderView).phase.kind === phase
    },
  }
}

/** Until a person has done something: from then on it is too late for a welcome. */
function isUntouched({ header, strip }: TableState): boolean {
  return !strip.runs.some(({ seat }) => seat !== null && header.sittings[seat]?.kind === 'human')
}

/** Lessons come when the first of the choices that they speak of has been seen. */
const border: readonly Tip[] = [
  { key: 'guide.border.welcome', kind: 'choice', isDue: isUntouched },
  { key: 'guide.border.throw', kind: 'choice', isDue: ({ ask }) => ask !== null },
  choice('keep'),
  choice('complete'),
  choice('cross'),
  {
    key: 'guide.border.values',
    kind: 'lesson',
    isDue: (_, seen) =>
      seen.includes('guide.border.cross') || seen.includes('guide.border.complete'),
  },
  {
    key: 'guide.border.end',
    kind: 'lesson',
    isDue: (_, seen) =>
      ['guide.border.values', 'guide.border.cross', 'guide.border.complete'].every((key) =>
        seen.includes(key),
      ),
  },
]

const tips: Readonly<Record<string, readonly Tip[]>> = { border }

export function tipsOf(game: string): readonly Tip[] {
  return tips[game] ?? []
}

/** The welcome comes first, then what belongs to the moment, then other lessons. */
export function tipFor(
  all: readonly Tip[],
  state: TableState,
  seen: readonly string[],
): Tip | null {
  const due = all.filter((tip) => !seen.includes(tip.key) && tip.isDue(state, seen))
  const first = due.find((tip) => tip === all[0])
  return first ?? due.find((tip) => tip.kind === 'choice') ?? due[0] ?? null
}
