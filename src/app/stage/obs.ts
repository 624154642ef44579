/** The API that OBS gives to its browser sources: visibility, and the replay buffer where the user allows it. */
import * as v from 'valibot'

/** The control level of `window.obsstudio` that allows saving the replay buffer. */
const basicControl = 3

const obsApi = v.looseObject({
  getControlLevel: v.optional(v.function()),
  saveReplayBuffer: v.optional(v.function()),
})

type ObsApi = v.InferOutput<typeof obsApi>

declare global {
  interface Window {
    readonly obsstudio?: unknown
  }
}

/** Returns null outside OBS. */
export function obsOf(given: unknown = window.obsstudio): ObsApi | null {
  const read = v.safeParse(obsApi, given)
  return read.success ? read.output : null
}

/** Checks the control level each time: the user may change it while the page is open. */
export function saveReplay(obs: ObsApi | null): void {
  obs?.getControlLevel?.((level: unknown) => {
    if (typeof level === 'number' && level >= basicControl) obs.saveReplayBuffer?.()
  })
}

/** Reports the visibility of the source until the returned function is called. */
export function watchObsVisibility(seen: (isSeen: boolean) => void): () => void {
  const look = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    const read = v.safeParse(v.looseObject({ visible: v.boolean() }), detail)
    if (read.success) seen(read.output.visible)
  }
  window.addEventListener('obsSourceVisibleChanged', look)
  return () => window.removeEventListener('obsSourceVisibleChanged', look)
}
