/** Tells a stage when the director's next planned cut comes on the air. */
import type { Time } from '../../session/time.ts'
import type { Director } from '../../stage/director/director.ts'

export interface CutWatch {
  /** New cuts have been planned: watches until the last of them. */
  restart(): void
  stop(): void
}

export function makeCutWatch(
  time: Time,
  director: () => Director | null,
  changed: () => void,
): CutWatch {
  let leave: (() => void) | null = null

  function stop(): void {
    leave?.()
    leave = null
  }

  return {
    stop,
    restart() {
      stop()
      const takeNow = () => director()?.takeAt(time.now())
      let onAir = takeNow()
      leave = time.onTick(() => {
        const take = takeNow()
        if (take !== onAir) {
          onAir = take
          changed()
        }
        const last = director()?.takes().at(-1)?.sinceSeconds ?? 0
        if (last <= time.now()) stop()
      })
    },
  }
}
