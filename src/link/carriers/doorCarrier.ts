/** A host's line to its door: opens a room with codes, and brings each screen that the door admits. */
import * as v from 'valibot'
import type { Carrier, Peer } from '../link.ts'
import { type Role, roles } from '../roles.ts'
import { doorSign, firstWord, peerSigns } from './doorFrames.ts'
import { makeReconnecting, type SocketPorts } from './reconnecting.ts'

const code = v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))
const codes = v.object({ hand: code, table: code, stage: code, desk: code, follower: code })
/** The code of each role: four letters. */
export type RoomCodes = v.InferOutput<typeof codes>

const opened = v.object({ codes })

export interface HostRoom {
  /** Proves to the door that the same host comes back: random, kept across reloads. */
  readonly key: string
  /** The codes that the room had before; null for a new one. */
  readonly codes: RoomCodes | null
}

export interface DoorCarrier extends Carrier {
  /** Null while the door is not reached. */
  codes(): RoomCodes | null
  isConnected(): boolean
  onChange(listener: () => void): void
  wake(): void
}

interface Connected {
  readonly peer: Peer
  readonly frames: Set<(frame: string) => void>
  readonly gone: Set<() => void>
}

export function makeDoorCarrier(room: HostRoom, ports: SocketPorts): DoorCarrier {
  const peers = new Map<string, Connected>()
  const changes = new Set<() => void>()
  let listener: ((peer: Peer) => void) | null = null
  let known = room.codes
  let isConnected = false

  const socket = makeReconnecting(ports, {
    opened: () => socket.send(`${doorSign}open ${JSON.stringify({ key: room.key, codes: known })}`),
    lost() {
      for (const id of peers.keys()) remove(id)
      setConnected(false)
    },
    frame(text) {
      const [id, more] = firstWord(text.slice(1))
      if (text.startsWith(doorSign)) hearDoor(id, more)
      else if (text.startsWith(peerSigns.arrives)) add(id, more)
      else if (text.startsWith(peerSigns.gone)) remove(id)
      else if (text.startsWith(peerSigns.frame)) peers.get(id)?.frames.forEach((hear) => hear(more))
    },
  })

  function setConnected(next: boolean): void {
    isConnected = next
    for (const hear of changes) hear()
  }

  function hearDoor(word: string, more: string): void {
    if (word !== 'opened') return
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), opened), more)
    if (read.success) known = read.output.codes
    setConnected(true)
  }

  function add(id: string, given: string): void {
    const role: Role | undefined = roles.find((one) => one === given)
    if (role === undefined) return
    const frames: Connected['frames'] = new Set()
    const gone: Connected['gone'] = new Set()
    const peer: Peer = {
      role,
      send: (frame) => socket.send(`${peerSigns.frame}${id} ${frame}`),
      onFrame: (hear) => void frames.add(hear),
      onGone: (hear) => void gone.add(hear),
      dismiss(reason) {
        socket.send(`${peerSigns.dismissed}${id} ${reason}`)
        remove(id)
      },
    }
    peers.set(id, { peer, frames, gone })
    listener?.(peer)
  }

  function remove(id: string): void {
    const found = peers.get(id)
    peers.delete(id)
    found?.gone.forEach((hear) => hear())
  }

  return {
    codes: () => known,
    isConnected: () => isConnected,
    onChange: (hear) => void changes.add(hear),
    onPeer: (next) => void (listener = next),
    wake: socket.wake,
    close: socket.close,
  }
}
