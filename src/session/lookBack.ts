/** Looks back: the match is paused while an earlier position is shown, or one of its steps again. */
import type { Pace, Pause } from './pace.ts'
import type { TableHead } from './show/tableHead.ts'
import type { Machine, SessionState } from './state.ts'
import type { Truth } from './truth.ts'

export interface LookBack {
  /** Shows the position after `step` inputs; null returns to the match. */
  lookAt(step: number | null): void
  showAgain(step: number): Promise<void>
}

interface Parts {
  readonly machine: Machine
  readonly head: Pick<TableHead, 'still' | 'play'>
  readonly truth: Pick<Truth, 'match'>
  readonly pause: Pause
  pace(): Pick<Pace, 'pauseSeconds'>
  start(): Promise<void>
  rouse(): void
  fail(error: unknown, own: SessionState): void
}

export function makeLookBack({ machine, head, truth, pause, ...drive }: Parts): LookBack {
  function isLeft(): boolean {
    const state = machine.state()
    return state.kind === 'stopped' && state.why === 'left'
  }

  function lookAt(wanted: number | null): void {
    const step = wanted === null || wanted >= truth.match().length ? null : wanted
    const state = machine.state()
    if (isLeft()) return
    if (step !== null) machine.set({ kind: 'lookingBack', step })
    head.still(step ?? undefined)
    pause.cut()
    if (step !== null) return
    if (state.kind === 'lookingBack') void drive.start()
    else drive.rouse()
  }

  async function showAgain(step: number): Promise<void> {
    if (step < 1 || step > truth.match().length || isLeft()) return
    lookAt(step - 1)
    let own = machine.enter({ kind: 'lookingBack', step: step - 1, again: step } as SessionState)
    // a pause before the motion, for a camera to be placed, and one after it
    const rest = () => pause.wait(drive.pace().pauseSeconds)
    try {
      await rest()
      if (!machine.isStill(own)) return
      const isPlayed = await head.play(step - 1, () => {
        if (machine.isStill(own)) own = machine.set({ kind: 'lookingBack', step, again: step })
      })
      if (isPlayed) await rest()
      if (isPlayed && machine.isStill(own)) lookAt(null)
    } catch (error) {
      if (machine.isStill(own)) head.still()
      drive.fail(error, own)
    }
  }

  return { lookAt, showAgain }
}
