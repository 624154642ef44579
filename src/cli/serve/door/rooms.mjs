/** The rooms of the door: a host, its codes, and the screens that came in by them. */
import { doorLimits } from './limits.mjs'
import { makeCodes, roles } from './codes.mjs'

/** `send(socket, text)` must never throw. */
export function makeRooms(send, limits = doorLimits) {
  /** By the host's secret key. */
  const rooms = new Map()
  /** `{ room, role }` by code. */
  const byCode = new Map()
  let peers = 0

  function remove(room) {
    clearTimeout(room.timer)
    rooms.delete(room.key)
    for (const code of Object.values(room.codes)) byCode.delete(code)
    for (const screen of room.screens.values()) screen.close()
  }

  function makeRoom(key, former) {
    const codes = makeCodes(former, (code) => byCode.has(code))
    const room = { key, codes, host: null, screens: new Map(), timer: undefined }
    rooms.set(key, room)
    for (const role of roles) byCode.set(codes[role], { room, role })
    return room
  }

  function tellScreens(room, text) {
    for (const screen of room.screens.values()) send(screen, text)
  }

  return {
    size: () => rooms.size,
    has: (key) => rooms.has(key),
    /** The host of this key is here: in its former room, or in a new one. */
    open(host, key, former) {
      const room = rooms.get(key) ?? makeRoom(key, former)
      clearTimeout(room.timer)
      room.host?.close()
      room.host = host
      send(host, `#opened ${JSON.stringify({ codes: room.codes })}`)
      for (const [id, screen] of room.screens) send(host, `+${id} ${screen.role}`)
      tellScreens(room, '#back')
      return room
    },
    /** The host is lost; its room waits for it. */
    away(room, host) {
      if (room.host !== host) return
      room.host = null
      tellScreens(room, '#away')
      room.timer = setTimeout(() => remove(room), limits.roomWaits)
      room.timer.unref()
    },
    find: (code) => byCode.get(code) ?? null,
    /** Null where the room is full. */
    enter(room, role, screen) {
      if (room.screens.size >= limits.screensInRoom) return null
      peers += 1
      const id = String(peers)
      screen.role = role
      room.screens.set(id, screen)
      send(screen, `#entered ${role}`)
      if (room.host) send(room.host, `+${id} ${role}`)
      else send(screen, '#away')
      return id
    },
    leave(room, id) {
      room.screens.delete(id)
      if (room.host) send(room.host, `-${id}`)
    },
    close() {
      for (const room of rooms.values()) remove(room)
    },
  }
}
