/** The numbered messages for one viewer: published once, kept as text for screens that missed some, sent to all of them. */
import { writeFrame } from '../frame.ts'
import { linkLimits } from '../limits.ts'
import { makePublisher, type Published, type ShownTo } from '../wire/publish.ts'
import type { Message } from '../wire/messages.ts'

export interface ViewerLog {
  /** The number of the last message. */
  serial(): number
  /** The frames after `serial`, or null where they are not kept any more. */
  since(serial: number): readonly string[] | null
  /** A frame with the present position. */
  position(): string
  stop(): void
}

export interface LogPorts extends Pick<Published, 'session' | 'now' | 'report'> {
  /** A new message for everybody with this viewer. */
  spread(frame: string): void
}

export function makeViewerLog(viewer: ShownTo, ports: LogPorts): ViewerLog {
  const { session, now, report, spread } = ports
  /** The last ones, of which the newest has the number `serial`. */
  const kept: string[] = []
  let characters = 0
  let serial = 0

  const frameOf = (news: Message) => writeFrame({ kind: 'news', viewer, serial, news })

  function keep(frame: string): void {
    kept.push(frame)
    characters += frame.length
    while (kept.length > linkLimits.missedSteps || characters > linkLimits.missedCharacters) {
      characters -= kept.shift()?.length ?? 0
    }
  }

  function add(message: Message): void {
    if (message.kind !== 'position' && message.kind !== 'step') return
    serial += 1
    const frame = frameOf(message)
    keep(frame)
    spread(frame)
  }

  const publisher = makePublisher({ session, now, report, viewer: () => viewer, send: add })

  return {
    serial: () => serial,
    since(known) {
      const missed = serial - known
      if (missed < 0 || missed > kept.length) return null
      return missed === 0 ? [] : kept.slice(-missed)
    },
    position: () => frameOf(publisher.position()),
    stop: publisher.stop,
  }
}
