/** Shares a table with phones: hosts it at the door of the server, and forgets the room when the sharing ends. */
import { socketCarrier } from '../../link/carriers/socket.ts'
import { type HostedTable, hostTable } from '../../link/host/hostTable.ts'
import { makeId } from '../saves/makeId.ts'
import type { SharedTable } from './sharedTable.ts'
import { keepRoom, type KeptRoom, readRoom } from './kept.ts'

export interface Sharing {
  readonly host: HostedTable
  /** The code for hands; null until the door has answered. */
  code(): string | null
  isConnected(): boolean
  onChange(listener: () => void): () => void
  /** Gives all seats back to this screen and forgets the room. */
  end(): void
}

const shared = new WeakMap<SharedTable, Sharing>()

export const sharingOf = (session: SharedTable): Sharing | null => shared.get(session) ?? null

const newRoom = (): KeptRoom => ({ key: makeId() + makeId(), codes: null })

export function startSharing(session: SharedTable): Sharing {
  const known = shared.get(session)
  if (known) return known
  const { id } = session.header()
  let room = readRoom(id) ?? newRoom()
  const listeners = new Set<() => void>()

  function keep(more: Partial<KeptRoom>): void {
    room = { ...room, ...more }
    keepRoom(id, room)
  }

  const carrier = socketCarrier({ url: location.href, room })
  const host = hostTable({
    session,
    carrier,
    run: makeId(),
    book: { read: () => room.claims, write: (claims) => keep({ claims }) },
    now: () => Date.now(),
    report: (error) => console.error(error),
  })
  const changed = () => {
    for (const listener of listeners) listener()
  }
  carrier.onChange(() => {
    keep({ codes: carrier.codes() })
    changed()
  })
  const leave = host.onChange(changed)

  const sharing: Sharing = {
    host,
    code: () => carrier.codes()?.hand ?? null,
    isConnected: carrier.isConnected,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    end() {
      for (const seat of host.presence().seats.keys()) host.free(seat)
      stopSharing(session)
      keepRoom(id, null)
    },
  }
  shared.set(session, sharing)
  stops.set(session, () => {
    leave()
    host.stop()
  })
  return sharing
}

const stops = new WeakMap<SharedTable, () => void>()

/** Leaves the door; the room is kept, so that a reload goes on. */
export function stopSharing(session: SharedTable): void {
  stops.get(session)?.()
  stops.delete(session)
  shared.delete(session)
}
