/** Finds the throw that lies in the tray at a step: the last one up to it, shown at its end. */
import type { AnyGame } from '../../kernel/game.ts'
import type { AnyStep } from '../../kernel/match.ts'
import type { Fallen, Throws } from './throws.ts'

export interface Lying {
  /** Calls `show` with the throw as it lies, or null; a second time with `changed` when it had to be simulated. */
  layUpTo(step: number, show: (fallen: Fallen | null) => void, changed: () => void): void
  /** The throw of this step is played and lies there from now on. */
  take(step: AnyStep): void
}

interface Source {
  readonly throws: Throws
  game(): AnyGame
  steps(): readonly AnyStep[]
}

const isThrow = ({ input }: AnyStep): boolean =>
  input.kind === 'chance' && input.answer.kind === 'faces'

/** Starts at the step `shown` without simulating its throw: opening a match must not cost a fall. */
export function makeLying({ throws, game, steps }: Source, shown: number): Lying {
  const lastUpTo = (step: number) => steps().slice(0, step).findLast(isThrow) ?? null
  let lying = lastUpTo(shown)
  let job: Promise<void> = Promise.resolve()

  /** Simulates one throw at a time; while a slider passes over many positions, only the last one counts. */
  async function fall(step: AnyStep, show: (fallen: Fallen | null) => void): Promise<boolean> {
    await job
    if (lying !== step) return false
    const fallen = await throws.fallen(game(), step)
    if (lying !== step || !fallen) return false
    show(fallen)
    return true
  }

  return {
    layUpTo(number, show, changed) {
      const step = lastUpTo(number)
      if (step === lying) return
      lying = step
      const known = step && throws.known(game(), step)
      show(known)
      if (!step || known) return
      job = fall(step, show).then(
        (isShown) => (isShown ? changed() : undefined),
        // without a fall the scene lays the known faces in a row
        () => undefined,
      )
    },
    take: (step) => void (lying = step),
  }
}
