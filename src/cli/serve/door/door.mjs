/** The door: joins hosts and screens over WebSockets by codes. It knows codes, roles and sizes, never a game, and keeps nothing. */
import { WebSocketServer } from 'ws'
import { isOwnHost } from '../addresses.mjs'
import { readCode } from './codes.mjs'
import { doorLimits } from './limits.mjs'
import { makeBucket, makeBuckets } from './rate.mjs'
import { makeRooms } from './rooms.mjs'

const reasons = /^[A-Za-z]{1,20}$/

/** Splits at the first space. */
function firstWord(text) {
  const at = text.indexOf(' ')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** A page of another site must not connect in the name of a person who has both open. */
function isOwnPage({ headers }) {
  if (headers.origin === undefined) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}

function readOpen(text) {
  try {
    const { key, codes } = JSON.parse(text)
    return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? { key, codes } : null
  } catch {
    return null
  }
}

/** Adds the door to a server; `names` are the hosts to which the server answers beside this machine's own. */
export function addDoor(server, names, limits = doorLimits) {
  const screens = new WebSocketServer({ noServer: true, maxPayload: limits.fromScreen })
  const hosts = new WebSocketServer({ noServer: true, maxPayload: limits.fromHost })
  const isFewTries = makeBuckets(limits.triesEach, limits.triesEach / 60)
  /** Open connections by address. */
  const open = new Map()
  const sockets = new Set()

  function send(socket, text) {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.waiting) socket.terminate()
    else socket.send(text)
  }

  const rooms = makeRooms(send, limits)

  function refuse(socket, reason) {
    send(socket, `#refused ${reason}`)
    socket.close()
  }

  /** Calls `hear` with each frame of text that keeps to the limits. */
  function listen(socket, hear) {
    const timer = setTimeout(() => socket.terminate(), limits.greetingWaits)
    socket.once('message', () => clearTimeout(timer))
    socket.once('close', () => clearTimeout(timer))
    socket.on('message', (data, isBinary) => (isBinary ? socket.terminate() : hear(String(data))))
  }

  function receiveScreen(socket, address) {
    const isWithinRate = makeBucket(limits.burst, limits.perSecond)
    let entered = null

    function enter(text) {
      const [word, given] = firstWord(text)
      if (word !== '#enter') return refuse(socket, 'badMessage')
      const found = rooms.find(readCode(given))
      if (!found) return refuse(socket, isFewTries(address) ? 'noSuchCode' : 'tooFast')
      const id = rooms.enter(found.room, found.role, socket)
      if (id === null) return refuse(socket, 'roomFull')
      entered = { room: found.room, id }
    }

    listen(socket, (text) => {
      if (!isWithinRate()) return refuse(socket, 'tooFast')
      if (!entered) return enter(text)
      const { room, id } = entered
      if (room.host) send(room.host, `=${id} ${text}`)
    })
    socket.on('close', () => entered && rooms.leave(entered.room, entered.id))
  }

  function receiveHost(socket, address) {
    let room = null

    function openRoom(text) {
      const [word, more] = firstWord(text)
      const wanted = word === '#open' ? readOpen(more) : null
      if (!wanted) return refuse(socket, 'badMessage')
      const isNew = !rooms.has(wanted.key)
      if (isNew && rooms.size() >= limits.rooms) return refuse(socket, 'doorFull')
      if (isNew && !isFewTries(`${address} opens`)) return refuse(socket, 'tooFast')
      room = rooms.open(socket, wanted.key, wanted.codes)
    }

    listen(socket, (text) => {
      if (!room) return openRoom(text)
      if (room.host !== socket) return
      const [id, more] = firstWord(text.slice(1))
      const screen = room.screens.get(id)
      if (!screen) return
      if (text.startsWith('=')) send(screen, more)
      else if (text.startsWith('!')) refuse(screen, reasons.test(more) ? more : 'thrownOut')
    })
    socket.on('close', () => room && rooms.away(room, socket))
  }

  function count(socket, address) {
    sockets.add(socket)
    open.set(address, (open.get(address) ?? 0) + 1)
    socket.isHeard = true
    socket.on('pong', () => (socket.isHeard = true))
    // the connection is closed after an error, as for an oversized frame
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  }

  /** The server of a path; null for what is refused. */
  function serverFor(request) {
    const address = request.socket.remoteAddress ?? ''
    const isRoom = sockets.size < limits.connections
    const isFew = (open.get(address) ?? 0) < limits.connectionsEach
    if (!isRoom || !isFew || !isOwnHost(request, names) || !isOwnPage(request)) return null
    return { '/door': screens, '/door/host': hosts }[request.url] ?? null
  }

  server.on('upgrade', (request, socket, head) => {
    const chosen = serverFor(request)
    if (!chosen) return socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    const address = request.socket.remoteAddress ?? ''
    chosen.handleUpgrade(request, socket, head, (made) => {
      count(made, address)
      if (chosen === hosts) receiveHost(made, address)
      else receiveScreen(made, address)
    })
  })

  /** Ends connections whose other side has vanished without a word. */
  function checkAll() {
    for (const socket of sockets) {
      if (!socket.isHeard) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.ping()
      socket.isHeard = false
    }
    timer = setTimeout(checkAll, limits.pingEvery).unref()
  }
  let timer = setTimeout(checkAll, limits.pingEvery).unref()

  return {
    close() {
      clearTimeout(timer)
      rooms.close()
      for (const socket of sockets) socket.terminate()
    },
  }
}
