/** Keeps a WebSocket: connects again after each loss, with growing pauses, and at once when it is woken. */

/** The part of a WebSocket that is used: the page's own, or one of `ws` in Node. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(
    type: 'open' | 'close' | 'message' | 'error',
    listener: (event: { readonly data?: unknown }) => void,
  ): void
}

export interface SocketPorts {
  /** Starts to connect. */
  open(): Socket
  later(milliseconds: number, step: () => void): () => void
  /** Of 0 to 1: spreads the attempts of many screens. */
  random(): number
}

export interface Reconnecting {
  send(text: string): void
  wake(): void
  close(): void
}

interface Heard {
  opened(): void
  lost(): void
  frame(text: string): void
}

/** Milliseconds between attempts: the first and the longest. */
const pauses = { first: 250, longest: 8_000 } as const
/** Milliseconds after which an attempt counts as failed: a phone may have lost its network. */
const patience = 6_000

export function makeReconnecting({ open, later, random }: SocketPorts, heard: Heard): Reconnecting {
  let socket: Socket | null = null
  let isOpen = false
  let isOver = false
  let pause: number = pauses.first
  let cancel = (): void => undefined

  function drop(): void {
    const old = socket
    socket = null
    cancel()
    if (!old) return
    old.close()
    if (isOpen) {
      isOpen = false
      heard.lost()
    }
  }

  function failed(): void {
    drop()
    if (isOver) return
    cancel = later(pause * (0.75 + random() / 2), connect)
    pause = Math.min(pause * 2, pauses.longest)
  }

  function opened(): void {
    cancel()
    isOpen = true
    pause = pauses.first
    heard.opened()
  }

  function connect(): void {
    if (isOver) return
    drop()
    const next = open()
    socket = next
    // a socket that was dropped may still report
    const isStill = () => socket === next
    next.addEventListener('open', () => isStill() && opened())
    next.addEventListener('close', () => isStill() && failed())
    // the close that follows is enough
    next.addEventListener('error', () => undefined)
    next.addEventListener('message', ({ data }) => {
      if (isStill() && typeof data === 'string') heard.frame(data)
    })
    cancel = later(patience, failed)
  }

  cancel = later(0, connect)
  return {
    send(text) {
      if (isOpen) socket?.send(text)
    },
    wake() {
      pause = pauses.first
      if (!isOpen) connect()
    },
    close() {
      isOver = true
      drop()
    },
  }
}
