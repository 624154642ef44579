/** The page's own WebSocket to the door that served it, for a screen and for a host. */
import { type DoorCarrier, makeDoorCarrier, type HostRoom } from './doorCarrier.ts'
import { type DoorLink, makeDoorLink } from './doorLink.ts'
import type { Socket, SocketPorts } from './reconnecting.ts'

/** `http:` becomes `ws:`, `https:` becomes `wss:`. */
const doorUrl = (url: string, path: string): string => {
  const door = new URL(path, url)
  door.protocol = door.protocol === 'https:' ? 'wss:' : 'ws:'
  return door.href
}

const portsFor = (url: string): SocketPorts => ({
  open: () => new WebSocket(url) as Socket,
  later(milliseconds, step) {
    const timer = setTimeout(step, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})

/** A screen's link by a code; `url` is the address of the page. */
export const socketLink = ({ url, code }: { url: string; code: string }): DoorLink =>
  makeDoorLink(code, portsFor(doorUrl(url, '/door')))

/** A host's carrier for all its screens. */
export const socketCarrier = ({ url, room }: { url: string; room: HostRoom }): DoorCarrier =>
  makeDoorCarrier(room, portsFor(doorUrl(url, '/door/host')))
