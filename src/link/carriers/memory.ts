/** Carries frames inside one program, for tests and benches: may lose, delay, double and cut as seeded chance wants it. */
import type { Random } from '../../kernel/random.ts'
import type { Carrier, LinkState, Peer, ScreenLink } from '../link.ts'
import type { LinkRefusal, Role } from '../roles.ts'

export interface Weather {
  readonly random: Random
  /** Milliseconds. */
  now(): number
  /** Calls back after so many milliseconds; of two at the same time, the first one first. */
  later(milliseconds: number, step: () => void): void
  /** Chances out of 1000 for each frame. */
  readonly lose: number
  readonly double: number
  /** Both ends lose their connection instead. */
  readonly cut: number
  /** Milliseconds, at most. */
  readonly delay: number
}

export interface MemoryCarrier extends Carrier {
  connect(role: Role, weather: Weather): MemoryLink
}

export interface MemoryLink extends ScreenLink {
  /** Breaks the connection now; it comes back by itself. */
  cut(): void
  /** Every frame that has reached this screen, in order. */
  readonly received: readonly string[]
}

/** Milliseconds until a broken connection is there again. */
const reconnectAfter = 40

interface Line {
  readonly toPeer: Set<(frame: string) => void>
  readonly gone: Set<() => void>
  isOver: boolean
}

export function makeMemoryCarrier(): MemoryCarrier {
  let listener: ((peer: Peer) => void) | null = null
  return {
    onPeer: (next) => void (listener = next),
    close: () => void (listener = null),
    connect: (role, weather) => connect(role, weather, (peer) => listener?.(peer)),
  }
}

function connect(role: Role, weather: Weather, arrive: (peer: Peer) => void): MemoryLink {
  const { random, now, later, lose, double, cut, delay } = weather
  const frames = new Set<(frame: string) => void>()
  const states = new Set<() => void>()
  const received: string[] = []
  let state: LinkState = 'connecting'
  let refusal: LinkRefusal | null = null
  let line: Line | null = null
  /** When the last frame of each direction arrives. */
  const arrival = { host: 0, screen: 0 }

  function setState(next: LinkState): void {
    state = next
    for (const hear of states) hear()
  }

  function breakLine(): void {
    const broken = line
    if (!broken || broken.isOver) return
    broken.isOver = true
    line = null
    for (const hear of broken.gone) hear()
    if (state === 'closed') return
    setState('connecting')
    later(reconnectAfter, open)
  }

  function open(): void {
    if (state === 'closed' || line) return
    const own: Line = { toPeer: new Set(), gone: new Set(), isOver: false }
    line = own
    arrive({
      role,
      send: (frame) => carry(own, 'screen', () => take(frame)),
      onFrame: (hear) => void own.toPeer.add(hear),
      onGone: (hear) => void own.gone.add(hear),
      dismiss(reason) {
        refusal = reason
        setState('closed')
        breakLine()
      },
    })
    setState('open')
  }

  function take(frame: string): void {
    received.push(frame)
    for (const hear of frames) hear(frame)
  }

  /** Frames stay in order: none arrives before the one that was sent before it. */
  function carry(own: Line, to: keyof typeof arrival, deliver: () => void): void {
    if (own.isOver) return
    if (random.int(1000) < cut) return breakLine()
    if (random.int(1000) < lose) return
    const times = random.int(1000) < double ? 2 : 1
    for (let i = 0; i < times; i += 1) {
      arrival[to] = Math.max(arrival[to], now() + random.int(delay + 1))
      later(arrival[to] - now(), () => {
        if (!own.isOver) deliver()
      })
    }
  }

  later(0, open)
  return {
    received,
    send(frame) {
      const own = line
      if (own && state === 'open')
        carry(own, 'host', () => own.toPeer.forEach((hear) => hear(frame)))
    },
    onFrame: (hear) => void frames.add(hear),
    state: () => state,
    onState: (hear) => void states.add(hear),
    refusal: () => refusal,
    wake: () => later(0, open),
    close() {
      if (state === 'closed') return
      setState('closed')
      breakLine()
    },
    cut: breakLine,
  }
}
