/** Puts the numbered messages of a viewer in order: drops doubles, and asks for what is missing. */
import type { NewsMark, ToScreen } from '../messages.ts'
import type { News } from '../wire/messages.ts'

type NumberedNews = Extract<ToScreen, { kind: 'news' }>

export interface Inbox {
  /** Another run of the host or another viewer numbers anew. */
  begin(run: string, viewer: NewsMark['viewer']): void
  take(message: NumberedNews): void
  /** The host has sent up to this number. */
  reached(serial: number): void
  mark(): NewsMark | null
  /** The last message could not be shown: the position is asked for. */
  lose(): void
}

interface InboxPorts {
  deliver(news: News): void
  /** Asks for everything after this number. */
  ask(serial: number): void
}

export function makeInbox({ deliver, ask }: InboxPorts): Inbox {
  let of: Omit<NewsMark, 'serial'> | null = null
  /** Null before the first position. */
  let serial: number | null = null

  return {
    begin(run, viewer) {
      if (of?.run === run && of.viewer === viewer) return
      of = { run, viewer }
      serial = null
    },
    take(message) {
      if (!of || message.viewer !== of.viewer) return
      const isPosition = message.news.kind === 'position'
      const isNext = serial !== null && message.serial === serial + 1
      if (serial !== null && message.serial <= serial) return
      // a position stands by itself
      if (!isPosition && !isNext) return ask(serial ?? 0)
      serial = message.serial
      deliver(message.news)
    },
    reached(sent) {
      if (serial !== null && sent > serial) ask(serial)
    },
    mark: () => (of && serial !== null ? { ...of, serial } : null),
    lose() {
      serial = null
      of = null
    },
  }
}
