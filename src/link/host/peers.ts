/** One screen at the host: reads its messages, counts and refuses bad ones, and knows who it is after its hello. */
import type { Seat } from '../../kernel/seat.ts'
import { readFrame, writeFrame } from '../frame.ts'
import { linkLimits } from '../limits.ts'
import type { Peer } from '../link.ts'
import { type Hello, readToHost, type ToHost, type ToScreen } from '../messages.ts'
import { makeRate } from '../rate.ts'
import type { AnswerCode, LinkRefusal } from '../roles.ts'
import type { ShownTo } from '../wire/publish.ts'

/** A screen that has said hello and was welcomed. */
export interface Guest {
  readonly peer: Peer
  readonly token: string
  seat: Seat | null
  viewer: ShownTo
  isAwake: boolean
  send(message: ToScreen): void
}

export interface GuestPorts {
  now(): number
  /** Answers a hello with a guest or a refusal. */
  greet(hello: Hello, peer: Peer): Guest | LinkRefusal
  hear(guest: Guest, message: Exclude<ToHost, Hello>): void
  /** Something was refused; for the table's count. */
  refused(code: AnswerCode): void
  gone(guest: Guest): void
}

const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : null
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null
}

/** Listens to a peer until it is gone. */
export function receivePeer(peer: Peer, ports: GuestPorts): void {
  const isWithinRate = makeRate(ports.now)
  let guest: Guest | null = null
  let offences = 0
  let isGone = false

  function refuse(code: LinkRefusal, id: string | null): void {
    offences += 1
    ports.refused(code)
    if (offences > linkLimits.offences) return peer.dismiss(code)
    peer.send(writeFrame({ kind: 'refused', id, code } satisfies ToScreen))
  }

  function greet(hello: Hello): void {
    const greeted = ports.greet(hello, peer)
    if (typeof greeted === 'string') refuse(greeted, null)
    else guest = greeted
  }

  peer.onFrame((text) => {
    if (isGone) return
    if (!isWithinRate()) return refuse('tooFast', null)
    const frame = readFrame(text, 'toHost')
    if (frame.kind === 'tooLarge') return refuse('tooLarge', null)
    const message = frame.kind === 'read' ? readToHost(frame.value) : null
    if (message === 'otherProtocol') return refuse('otherProtocol', null)
    if (frame.kind !== 'read' || !message) {
      return refuse('badMessage', frame.kind === 'read' ? idOf(frame.value) : null)
    }
    if (message.kind === 'hello') greet(message)
    else if (guest) ports.hear(guest, message)
    else refuse('notWelcomed', idOf(message))
  })
  peer.onGone(() => {
    isGone = true
    if (guest) ports.gone(guest)
    guest = null
  })
}
