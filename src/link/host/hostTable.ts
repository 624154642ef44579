/** The host's end of all links: admits screens, hands their acts to the session, and lets the table decide over seats. */
import type { Seat } from '../../kernel/seat.ts'
import { shortName } from '../../session/seating.ts'
import type { Session } from '../../session/session.ts'
import type { Timed } from '../../session/show/beat.ts'
import { writeFrame } from '../frame.ts'
import { linkLimits } from '../limits.ts'
import type { Carrier, Peer } from '../link.ts'
import { asPersonInput, type Hello, type Presence, type ToHost } from '../messages.ts'
import type { AnswerCode, LinkRefusal, Role } from '../roles.ts'
import type { ShownTo } from '../wire/publish.ts'
import { makeAudience } from './audience.ts'
import { type HostBook, makeClaims } from './claims.ts'
import { type Guest, receivePeer } from './peers.ts'
import { presenceOf } from './presence.ts'
import { type HostSeats, makeHostSeats } from './seating.ts'

export interface HostPorts {
  readonly session: Session<Timed>
  readonly carrier: Carrier
  readonly book: HostBook
  /** Another one each time that a host starts. */
  readonly run: string
  /** Milliseconds since 1970. */
  now(): number
  report(error: unknown): void
  /** The viewer whose view a stage gets, as the table has chosen. */
  stageViewer?(): 'table' | 'director'
}

export interface HostedTable extends Pick<HostSeats, 'standIn' | 'standDown'> {
  presence(): Presence
  /** Number of refused messages for each reason. */
  refusals(): ReadonlyMap<AnswerCode, number>
  /** Frees a seat for the people at the table, and for another device. */
  free(seat: Seat): void
  /** Disconnects the device of a seat for good, and frees the seat. */
  throwOut(seat: Seat): void
  admitNewcomers(isOpen: boolean): void
  /** Calls `listener` after each change of who is here. */
  onChange(listener: () => void): () => void
  stop(): void
}

type Sent<K extends ToHost['kind']> = Extract<ToHost, { kind: K }>

/** A desk sees what everybody at the table sees. */
function viewerFor(role: Role, seat: Seat | null, stage: 'table' | 'director'): ShownTo {
  if (role === 'hand') return seat ?? 'table'
  return role === 'stage' ? stage : 'table'
}

export function hostTable(ports: HostPorts): HostedTable {
  const { session, carrier, now, report } = ports
  const audience = makeAudience(ports)
  const counted = new Map<AnswerCode, number>()
  const listeners = new Set<() => void>()
  const claims = makeClaims(ports.book, session.header().sittings.length)
  let takesNewcomers = true
  let isOver = false
  const seats = makeHostSeats({ session, claims, takesNewcomers: () => takesNewcomers })

  const presence = () => presenceOf({ session, claims, guests: audience.all(), takesNewcomers })

  let told = ''
  /** Tells everybody who is here, where that has changed. */
  function tellPresence(): void {
    const frame = writeFrame(presence())
    if (frame === told || isOver) return
    told = frame
    audience.tell(frame)
    for (const listener of listeners) listener()
  }

  const count = (code: AnswerCode) => void counted.set(code, (counted.get(code) ?? 0) + 1)

  function seatFor(hello: Hello, role: Role): Seat | LinkRefusal | null {
    if (role !== 'hand') return null
    const { seat, token, name } = hello
    const own = claims.seatOf(token)
    if (own !== null) {
      // the person is back: the bot that stood in gives the seat back
      session.setSeat(own, 'remote')
      return own
    }
    if (!takesNewcomers && !claims.isKnown(token)) return 'noNewcomers'
    const refused = seat === null ? null : seats.sit(token, seat, shortName(name))
    // nobody is sent away for that: there may be another seat
    return refused === null ? seat : refused === 'noNewcomers' ? refused : null
  }

  function greet(hello: Hello, peer: Peer): Guest | LinkRefusal {
    if (hello.role !== peer.role) return 'notThisRole'
    if (claims.isBanned(hello.token)) return 'thrownOut'
    if (audience.all().length >= linkLimits.peers && !audience.has(peer)) return 'roomFull'
    const seat = seatFor(hello, peer.role)
    if (typeof seat === 'string') return seat
    const viewer = viewerFor(peer.role, seat, ports.stageViewer?.() ?? 'table')
    const send: Guest['send'] = (message) => peer.send(writeFrame(message))
    const guest = { peer, token: hello.token, seat, viewer, isAwake: hello.isAwake, send }
    audience.add(guest)
    audience.welcome(guest, hello.last)
    guest.send(presence())
    tellPresence()
    return guest
  }

  function answer(guest: Guest, id: string, code: AnswerCode | null): void {
    if (code) count(code)
    guest.send(code ? { kind: 'refused', id, code } : { kind: 'done', id })
  }

  /** Every connection of a device sees the match from where it sits now. */
  function reseat(token: string): void {
    const seat = claims.seatOf(token)
    for (const guest of audience.ofDevice(token)) {
      if (guest.peer.role !== 'hand' || guest.seat === seat) continue
      guest.seat = seat
      guest.viewer = viewerFor('hand', seat, 'table')
      audience.welcome(guest, null)
    }
    tellPresence()
  }

  function sit(guest: Guest, { id, seat, name }: Sent<'sit'>): void {
    const isHand = guest.peer.role === 'hand'
    const code = isHand ? seats.sit(guest.token, seat, shortName(name)) : 'notThisRole'
    answer(guest, id, code)
    if (!code) reseat(guest.token)
  }

  function free(seat: Seat): void {
    const token = claims.holderOf(seat)
    if (token === null) return
    seats.rise(seat)
    reseat(token)
  }

  async function act(guest: Guest, { id, seat, input }: Sent<'act'>): Promise<void> {
    if (guest.seat !== seat) return answer(guest, id, 'notYourSeat')
    const refusal = await session.act(seat, asPersonInput(input), id, 'remote')
    answer(guest, id, refusal?.code ?? null)
  }

  function hear(guest: Guest, message: Exclude<ToHost, Hello>): void {
    switch (message.kind) {
      case 'sit':
        return sit(guest, message)
      case 'rise':
        if (guest.seat !== null) free(guest.seat)
        return answer(guest, message.id, null)
      case 'act':
        return void act(guest, message).catch(report)
      case 'ask':
        return audience.sendSince(guest, message.serial)
      case 'awake':
        guest.isAwake = message.isAwake
        return tellPresence()
      case 'ping': {
        const serial = audience.serialOf(guest.viewer)
        return guest.send({ kind: 'pong', at: message.at, now: now(), serial })
      }
    }
  }

  function gone(guest: Guest): void {
    audience.remove(guest)
    tellPresence()
  }

  function throwOut(seat: Seat): void {
    const token = claims.holderOf(seat)
    if (token === null) return
    seats.rise(seat)
    claims.ban(token)
    for (const { peer } of audience.ofDevice(token)) peer.dismiss('thrownOut')
    tellPresence()
  }

  for (const seat of session.header().sittings.keys()) {
    if (claims.holderOf(seat) !== null && seats.isPerson(seat)) session.setSeat(seat, 'remote')
  }
  carrier.onPeer((peer) => receivePeer(peer, { now, greet, hear, refused: count, gone }))
  const leave = session.onChange(tellPresence)

  return {
    presence,
    refusals: () => counted,
    standIn: seats.standIn,
    standDown: seats.standDown,
    free,
    throwOut,
    admitNewcomers(isOpen) {
      takesNewcomers = isOpen
      tellPresence()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      isOver = true
      leave()
      audience.stop()
      carrier.close()
    },
  }
}
