/** What OBS gives a page in its browser source: whether it is seen, and a hand on its replay buffer where that is allowed. */
import * as v from 'valibot'

/** Of `window.obsstudio`: from this level of control on a page may save the replay buffer. */
const basicControl = 3

const studio = v.looseObject({
  getControlLevel: v.optional(v.function()),
  saveReplayBuffer: v.optional(v.function()),
})

type Studio = v.InferOutput<typeof studio>

declare global {
  interface Window {
    readonly obsstudio?: unknown
  }
}

/** null in any other browser. */
export function studioOf(given: unknown = window.obsstudio): Studio | null {
  const read = v.safeParse(studio, given)
  return read.success ? read.output : null
}

/** Asks each time: a person may give or take the right while the page is open. */
export function saveReplay(found: Studio | null): void {
  found?.getControlLevel?.((level: unknown) => {
    if (typeof level === 'number' && level >= basicControl) found.saveReplayBuffer?.()
  })
}

/** Told whether its source is shown at all, until the returned function is called. */
export function watchStudio(seen: (isSeen: boolean) => void): () => void {
  const look = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    const read = v.safeParse(v.looseObject({ visible: v.boolean() }), detail)
    if (read.success) seen(read.output.visible)
  }
  window.addEventListener('obsSourceVisibleChanged', look)
  return () => window.removeEventListener('obsSourceVisibleChanged', look)
}
