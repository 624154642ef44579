/** Which throw lies in the tray at a step: the last one up to it, shown at its end without falling again. */
import type { AnyGame } from '../../kernel/game.ts'
import type { AnyStep } from '../../kernel/match.ts'
import type { Fallen, Throws } from './throws.ts'

export interface Lying {
  /** `show` is given the throw as it lies, null for none; again when it had to be worked out. */
  layUpTo(step: number, show: (fallen: Fallen | null) => void, changed: () => void): void
  /** A throw that is played lies there from now on. */
  take(step: AnyStep): void
}

interface Source {
  readonly throws: Throws
  game(): AnyGame
  steps(): readonly AnyStep[]
}

const isThrow = ({ input }: AnyStep): boolean =>
  input.kind === 'chance' && input.answer.kind === 'faces'

/** Begins with what a view of `shown` knows: nothing falls again for a match that is only opened. */
export function makeLying({ throws, game, steps }: Source, shown: number): Lying {
  const lastUpTo = (step: number) => steps().slice(0, step).findLast(isThrow) ?? null
  let lying = lastUpTo(shown)
  let job: Promise<void> = Promise.resolve()

  /** One after the other: of many positions that a hand passes over, only where it rests is worked out. */
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
        // the faces that the view knows lie in a row then
        () => undefined,
      )
    },
    take: (step) => void (lying = step),
  }
}
