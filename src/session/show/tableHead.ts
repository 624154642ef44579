/** The head of the screen that a match waits for: follows the truth step by step, and can show an earlier step again. */
import { stepsOfBeat } from './joined.ts'
import type { Timed } from './beat.ts'
import { type Head, makeHead } from './head.ts'
import { makeLying } from './lying.ts'
import type { AnyStep } from '../../kernel/match.ts'
import type { ShowPorts } from './ports.ts'
import { makeSource, type MatchStep, type SourceParts } from './source.ts'
import type { Throws } from './throws.ts'

export interface TableHead<P extends Timed = Timed> extends Pick<Head<P, MatchStep>, 'showing'> {
  /** Number of inputs that have been shown. */
  shown(): number
  isCaughtUp(): boolean
  /** Plays all new steps in order, joined ones in one beat. False when another position was asked for in between. */
  catchUp(): Promise<boolean>
  /** Shows a position without motion: after a load, an undo, a jump in time or a change of viewer. */
  still(step?: number): void
  /**
   * `begin` is called when the throw lies still and the step's own motion begins. False when
   * another position was asked for in between.
   */
  play(number: number, begin: () => void): Promise<boolean>
  /** Another scene draws from now on: it plans the present position anew. */
  redraw(): void
  /** Ends the running motion at once. */
  finish(): void
}

interface TableParts extends Omit<SourceParts, 'fallen'> {
  readonly throws: Throws
  /** A bot gave this command, or threw its own pieces. */
  isOfBot(step: AnyStep): boolean
  changed(): void
}

interface PlayedStep extends MatchStep {
  begin(): void
}

export function makeTableHead<P extends Timed>(
  parts: TableParts,
  ports: ShowPorts<P>,
): TableHead<P> {
  const { throws, steps, changed } = parts
  const game = () => parts.match().game
  const source = makeSource({ ...parts, fallen: (step) => throws.fallen(game(), step) })
  let shown = steps().length
  const lying = makeLying({ throws, steps, game }, shown)
  const head = makeHead<P, PlayedStep>(
    {
      plan: (step) => ports.plan(step),
      ticker: ports.ticker,
      speed: (_moving, { own }) => ports.pace()[parts.isOfBot(own) ? 'botSpeed' : 'speed'],
      lead: (beat) => ports.lead?.(beat) ?? 0,
      prepare({ kind }, { own }) {
        if (kind === 'roll') lying.take(own)
      },
      began(step) {
        if (head.showing().moving === 'beat') step.begin()
        changed()
      },
    },
    source.viewAt(shown),
  )

  async function play(number: number, begin: () => void, count = 1): Promise<boolean> {
    const step = source.stepAt(number, count)
    if (!step) return false
    return head.play({ ...step, begin, fallen: ports.showsRolls() ? step.fallen : null })
  }

  return {
    showing: head.showing,
    shown: () => shown,
    isCaughtUp: () => shown === steps().length,
    play: (number, begin) => play(number, begin),
    async catchUp() {
      while (shown < steps().length) {
        const count = stepsOfBeat(game(), steps(), shown)
        if (!(await play(shown, () => void (shown += count), count))) return false
      }
      return true
    },
    still(step = steps().length) {
      shown = steps().length
      head.rest(source.viewAt(step))
      if (ports.showsRolls()) lying.layUpTo(step, head.lay, changed)
      changed()
      ports.ticker.finish()
    },
    redraw() {
      head.redraw()
      changed()
    },
    finish: () => ports.ticker.finish(),
  }
}
