/** The screens that were welcomed: each gets the messages of its viewer, and a new one what it missed or a position. */
import type { Session } from '../../session/session.ts'
import type { Timed } from '../../session/show/beat.ts'
import type { Peer } from '../link.ts'
import { type Hello, protocolVersion } from '../messages.ts'
import type { ShownTo } from '../wire/publish.ts'
import type { Guest } from './peers.ts'
import { makeViewerLog, type ViewerLog } from './viewerLog.ts'

export interface Audience {
  has(peer: Peer): boolean
  add(guest: Guest): void
  remove(guest: Guest): void
  all(): readonly Guest[]
  ofDevice(token: string): readonly Guest[]
  /** Tells a screen who it is, and what it has missed since `last`. */
  welcome(guest: Guest, last: Hello['last']): void
  /** Everything after `serial`, or a position. */
  sendSince(guest: Guest, serial: number | null): void
  /** The number of the last message for this viewer. */
  serialOf(viewer: ShownTo): number
  tell(frame: string): void
  stop(): void
}

interface AudiencePorts {
  readonly session: Session<Timed>
  readonly run: string
  now(): number
  report(error: unknown): void
}

export function makeAudience({ session, run, now, report }: AudiencePorts): Audience {
  const guests = new Map<Peer, Guest>()
  const logs = new Map<ShownTo, ViewerLog>()

  function logOf(viewer: ShownTo): ViewerLog {
    const found = logs.get(viewer)
    if (found) return found
    const spread = (frame: string) => {
      for (const guest of guests.values()) if (guest.viewer === viewer) guest.peer.send(frame)
    }
    const made = makeViewerLog(viewer, { session, now, report, spread })
    logs.set(viewer, made)
    return made
  }

  function sendSince({ peer, viewer }: Guest, serial: number | null): void {
    const log = logOf(viewer)
    const missed = serial === null ? null : log.since(serial)
    for (const frame of missed ?? [log.position()]) peer.send(frame)
  }

  return {
    has: (peer) => guests.has(peer),
    add: (guest) => void guests.set(guest.peer, guest),
    remove: (guest) => void guests.delete(guest.peer),
    all: () => [...guests.values()],
    ofDevice: (token) => [...guests.values()].filter((guest) => guest.token === token),
    welcome(guest, last) {
      const { seat, viewer, peer } = guest
      const { id: table, game } = session.header()
      const { role } = peer
      const protocol = protocolVersion
      guest.send({ kind: 'welcome', protocol, run, table, game, role, seat, viewer })
      const isSame = last?.run === run && last.viewer === viewer
      sendSince(guest, isSame ? last.serial : null)
    },
    sendSince,
    serialOf: (viewer) => logOf(viewer).serial(),
    tell(frame) {
      for (const { peer } of guests.values()) peer.send(frame)
    },
    stop() {
      for (const log of logs.values()) log.stop()
    },
  }
}
