/** A screen's end of a link: says hello after each connection, sends acts until they are answered, and hands on the match in order. */
import type { Seat } from '../../kernel/seat.ts'
import { readFrame, writeFrame } from '../frame.ts'
import { linkLimits } from '../limits.ts'
import {
  type Presence,
  protocolVersion,
  readToScreen,
  type SentInput,
  type ToHost,
  type ToScreen,
  type Welcome,
} from '../messages.ts'
import type { AnswerCode } from '../roles.ts'
import { makeUnanswered } from './acts.ts'
import { makeHostClock } from './hostClock.ts'
import { makeInbox } from './inbox.ts'
import type { JoinedState, JoinedTable, JoinPorts } from './joined.ts'

/** Milliseconds after which something unanswered is sent again, and between pings. */
const again = 1_500
const pingEvery = 5_000
const firstPings = 5
const firstPingsEvery = 400

type Answered = Extract<ToHost, { kind: 'sit' | 'rise' | 'act' }>

/** The record itself shows whether it was done: the seat has acted since, the throw is answered, the share is there. */
function isDoneOnce(input: SentInput): boolean {
  if (input.kind === 'command') return input.seen !== undefined
  if (input.kind === 'throw' || input.kind === 'faces') return input.request !== undefined
  return input.kind === 'share'
}

export function joinTable(ports: JoinPorts): JoinedTable {
  const { link, role, token, name, now, later, makeId } = ports
  const unanswered = makeUnanswered<Answered>()
  const clock = makeHostClock()
  const inbox = makeInbox({ deliver: ports.onNews, ask: (serial) => send({ kind: 'ask', serial }) })
  const listeners = new Set<() => void>()
  const cancel = new Map<'again' | 'ping', () => void>()
  let state: JoinedState = { kind: 'joining' }
  let here: Presence | null = null
  let wish = ports.seat
  /** Kept while the line is lost. */
  let seat: Seat | null = null
  let isAwake = true
  let pings = 0
  let run: string | null = null

  function changed(): void {
    for (const listener of listeners) listener()
  }

  function setState(next: JoinedState): void {
    state = next
    changed()
  }

  function send(message: ToHost): void {
    link.send(writeFrame(message))
  }

  function plan(what: 'again' | 'ping', milliseconds: number, step: () => void): void {
    cancel.get(what)?.()
    cancel.set(what, later(milliseconds, step))
  }

  function hello(): void {
    const last = inbox.mark()
    send({ kind: 'hello', protocol: protocolVersion, role, token, name, seat: wish, last, isAwake })
  }

  /** Sends what is unanswered: the hello before anything else. */
  function sendAgain(): void {
    if (state.kind === 'refused') return
    if (state.kind === 'joining') hello()
    else for (const message of unanswered.waiting()) send(message)
    const isIdle = state.kind === 'joined' && unanswered.waiting().length === 0
    if (!isIdle && link.state() === 'open') plan('again', again, sendAgain)
  }

  function ping(): void {
    if (state.kind !== 'joined' || link.state() !== 'open') return
    pings += 1
    send({ kind: 'ping', at: now() })
    plan('ping', pings < firstPings ? firstPingsEvery : pingEvery, ping)
  }

  function refuse(code: AnswerCode): void {
    if (state.kind === 'refused') return
    for (const stop of cancel.values()) stop()
    setState({ kind: 'refused', code })
    unanswered.end(code)
    link.close()
  }

  /** Another run of the host has forgotten which ids it answered: what it might do a second time is not sent again. */
  function refuseUnsafe(): void {
    for (const message of unanswered.waiting()) {
      if (message.kind === 'act' && !isDoneOnce(message.input)) {
        unanswered.answer(message.id, 'staleCommand')
      }
    }
  }

  function welcomed(welcome: Welcome): void {
    if (run !== null && run !== welcome.run) refuseUnsafe()
    run = welcome.run
    inbox.begin(welcome.run, welcome.viewer)
    // from now on the table knows the seat of this device
    wish = null
    seat = welcome.seat
    setState({ kind: 'joined', welcome })
    if (!isAwake) send({ kind: 'awake', isAwake })
    sendAgain()
    ping()
  }

  function hearRefusal({ id, code }: Extract<ToScreen, { kind: 'refused' }>): void {
    if (id !== null) {
      // sent again in time
      if (code === 'notWelcomed' || code === 'tooFast') return
      return unanswered.answer(id, code)
    }
    if (code !== 'tooFast' && code !== 'notWelcomed' && state.kind === 'joining') refuse(code)
  }

  function hear(message: ToScreen): void {
    switch (message.kind) {
      case 'welcome':
        return welcomed(message)
      case 'refused':
        return hearRefusal(message)
      case 'done':
        return unanswered.answer(message.id, null)
      case 'news':
        return inbox.take(message)
      case 'presence':
        here = message
        return changed()
      case 'pong':
        clock.add(message.at, message.now, now())
        return inbox.reached(message.serial)
    }
  }

  async function ask(message: Answered): Promise<AnswerCode | null> {
    if (state.kind === 'refused') return state.code
    if (unanswered.waiting().length >= linkLimits.unanswered) return 'tooFast'
    const answered = unanswered.add(message.id, message)
    if (state.kind === 'joined') send(message)
    plan('again', again, sendAgain)
    changed()
    return answered.finally(changed)
  }

  function connected(): void {
    if (state.kind === 'refused') return
    if (link.state() === 'closed') return refuse(link.refusal() ?? 'tableClosed')
    setState({ kind: 'joining' })
    if (link.state() === 'open') sendAgain()
  }

  link.onFrame((text) => {
    const frame = readFrame(text, 'toScreen')
    const message = frame.kind === 'read' ? readToScreen(frame.value) : null
    if (message && state.kind !== 'refused') hear(message)
  })
  link.onState(connected)
  connected()

  return {
    state: () => state,
    presence: () => here,
    async act(input) {
      return seat === null ? 'notYourSeat' : ask({ kind: 'act', id: makeId(), seat, input })
    },
    sit: (wanted, as) => ask({ kind: 'sit', id: makeId(), seat: wanted, name: as }),
    rise: () => ask({ kind: 'rise', id: makeId() }),
    waiting: () => unanswered.waiting().length,
    clockOffset: clock.offset,
    roundTrip: clock.roundTrip,
    setAwake(next) {
      isAwake = next
      if (isAwake) link.wake()
      if (state.kind === 'joined') send({ kind: 'awake', isAwake })
    },
    lose() {
      inbox.lose()
      setState({ kind: 'joining' })
      sendAgain()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    leave() {
      refuse('left')
    },
  }
}
