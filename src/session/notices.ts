/** Faults that a screen must say: a session lives with all but the last, which stops it until it is asked to go on. */
export const notices = ['physics', 'dice', 'bots', 'stopped'] as const
export type Notice = (typeof notices)[number]

export interface Notices {
  /** Each once, in the order in which they came. */
  list(): readonly Notice[]
  stop(): void
}

export function makeNotices(
  onNotice: (listener: (notice: Notice) => void) => () => void,
  changed: () => void,
): Notices {
  let list: readonly Notice[] = []
  const stop = onNotice((notice) => {
    if (list.includes(notice)) return
    list = [...list, notice]
    changed()
  })
  return { list: () => list, stop }
}
