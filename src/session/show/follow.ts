/** Lets a head follow the truth by itself, for screens that the match does not wait for: a stage, a film. */
import type { Timed } from './beat.ts'
import type { Truth } from '../truth.ts'
import type { Head } from './head.ts'

/** Follows from now on, until the returned function is called. */
export function follow<P extends Timed>(
  truth: Pick<Truth, 'onChange'>,
  head: Head<P>,
  report: (error: unknown) => void,
): () => void {
  let isRunning = false
  let isOver = false

  async function pursue(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      while (!isOver && !head.isCaughtUp()) await head.catchUp()
    } catch (error) {
      report(error)
      head.still()
    }
    isRunning = false
  }

  const stop = truth.onChange(() => {
    // what was shown has been taken back: there is no way to it in steps
    if (!head.isInTruth()) head.still()
    void pursue()
  })
  void pursue()
  return () => {
    isOver = true
    stop()
    head.finish()
  }
}
