/** A screen's line to the door of a table, by a code. */
import type { LinkState, ScreenLink } from '../link.ts'
import { type LinkRefusal, linkRefusals, type Role, roles } from '../roles.ts'
import { doorSign, firstWord } from './doorFrames.ts'
import { makeReconnecting, type SocketPorts } from './reconnecting.ts'

export interface DoorLink extends ScreenLink {
  /** The role to which the code admits; null before the door has answered. */
  role(): Role | null
}

/** Reasons that may pass: the door or the host is being started again, or a limit is reached for a while. */
const passing: ReadonlySet<LinkRefusal> = new Set(['noSuchCode', 'roomFull', 'doorFull', 'tooFast'])

export function makeDoorLink(code: string, ports: SocketPorts): DoorLink {
  const frames = new Set<(frame: string) => void>()
  const states = new Set<() => void>()
  let state: LinkState = 'connecting'
  let refusal: LinkRefusal | null = null
  let role: Role | null = null

  const socket = makeReconnecting(ports, {
    opened: () => socket.send(`${doorSign}enter ${code}`),
    lost: () => setState('connecting'),
    frame(text) {
      if (text.startsWith(doorSign)) hearDoor(...firstWord(text.slice(1)))
      else for (const hear of frames) hear(text)
    },
  })

  function setState(next: LinkState): void {
    if (state === next || state === 'closed') return
    state = next
    for (const hear of states) hear()
  }

  function hearDoor(word: string, more: string): void {
    if (word === 'refused') return refused(linkRefusals.find((known) => known === more))
    if (word === 'away') return setState('connecting')
    if (word === 'entered') role = roles.find((known) => known === more) ?? null
    if (word === 'entered' || word === 'back') setState('open')
  }

  /** A screen that was in once tries again; the table may be on its way back. */
  function refused(reason: LinkRefusal = 'badMessage'): void {
    if (role !== null && passing.has(reason)) return
    refusal = reason
    setState('closed')
    socket.close()
  }

  return {
    role: () => role,
    send(frame) {
      if (state === 'open') socket.send(frame)
    },
    onFrame: (hear) => void frames.add(hear),
    state: () => state,
    onState: (hear) => void states.add(hear),
    refusal: () => refusal,
    wake: socket.wake,
    close() {
      setState('closed')
      socket.close()
    },
  }
}
