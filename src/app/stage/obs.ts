/** The API that OBS gives to its browser sources: visibility, and the replay buffer where the user allows it. */
import * as v from 'valibot'

/** The control level of `window.obsstudio` that allows saving the replay buffer. */
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

/** Returns null outside OBS. */
export function studioOf(given: unknown = window.obsstudio): Studio | null {
  const read = v.safeParse(studio, given)
  return read.success ? read.output : null
}

/** Checks the control level each time: the user may change it while the page is open. */
export function saveReplay(found: Studio | null): void {
  found?.getControlLevel?.((level: unknown) => {
    if (typeof level === 'number' && level >= basicControl) found.saveReplayBuffer?.()
  })
}

/** Reports the visibility of the source until the returned function is called. */
export function watchStudio(seen: (isSeen: boolean) => void): () => void {
  const look = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    const read = v.safeParse(v.looseObject({ visible: v.boolean() }), detail)
    if (read.success) seen(read.output.visible)
  }
  window.addEventListener('obsSourceVisibleChanged', look)
  return () => window.removeEventListener('obsSourceVisibleChanged', look)
}
