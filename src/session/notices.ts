/** Faults that a screen must tell; only `stopped` stops the session, until somebody asks it to go on. */
export const notices = ['physics', 'dice', 'bots', 'stopped'] as const
export type Notice = (typeof notices)[number]

export interface Notices {
  /** Each once, in order of arrival. */
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
