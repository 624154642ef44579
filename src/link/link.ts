/** Transport between a host and its screens: one link per screen, and a carrier that announces new links to the host. */
import type { LinkRefusal, Role } from './roles.ts'

/** `connecting` also after a lost connection, until it is there again. */
export type LinkState = 'connecting' | 'open' | 'closed'

/** Frames arrive in order; those that are under way when the connection breaks are lost. */
export interface ScreenLink {
  /** Dropped unless the link is open. */
  send(frame: string): void
  onFrame(listener: (frame: string) => void): void
  state(): LinkState
  onState(listener: () => void): void
  /** The reason of the door for a link that is closed for good; null otherwise. */
  refusal(): LinkRefusal | null
  /** Connects at once instead of after its pause: the page is visible again. */
  wake(): void
  close(): void
}

/** One screen, as the host sees it: its role is the one to which the door admits it. */
export interface Peer {
  readonly role: Role
  send(frame: string): void
  onFrame(listener: (frame: string) => void): void
  onGone(listener: () => void): void
  /** Disconnects it, for this reason. */
  dismiss(reason: LinkRefusal): void
}

export interface Carrier {
  /** Each screen that connects, also one that comes back; one listener only. */
  onPeer(listener: (peer: Peer) => void): void
  close(): void
}
