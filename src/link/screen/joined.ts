/** The ports and the face of a screen's end of a link. */
import type { Seat } from '../../kernel/seat.ts'
import type { ScreenLink } from '../link.ts'
import type { Presence, SentInput, Welcome } from '../messages.ts'
import type { AnswerCode, Role } from '../roles.ts'
import type { News } from '../wire/messages.ts'

export interface JoinPorts {
  readonly link: ScreenLink
  readonly role: Role
  /** The secret of this device: 16 to 64 of A–Z, a–z, 0–9, - and _, random, kept across reloads. */
  readonly token: string
  readonly name: string
  /** The seat that is wished for with the first hello; null to choose later by `sit`. */
  readonly seat: Seat | null
  /** Milliseconds since 1970, by the clock of this device. */
  now(): number
  /** Calls back after so many milliseconds; the returned function cancels it. */
  later(milliseconds: number, step: () => void): () => void
  /** Another id each time, also after a reload: at most 40 of A–Z, a–z, 0–9, - and _. */
  makeId(): string
  /** The match in order: a position, then each step. */
  onNews(news: News): void
}

export type JoinedState =
  /** Not connected, or not answered yet: also after a lost line, until the host has answered again. */
  | { readonly kind: 'joining' }
  | { readonly kind: 'joined'; readonly welcome: Welcome }
  /** For good: the link is closed. */
  | { readonly kind: 'refused'; readonly code: AnswerCode }

export interface JoinedTable {
  state(): JoinedState
  /** The last one that came; null before the first. */
  presence(): Presence | null
  /** Resolves with null once the host has done it, also over lost lines; else with the reason. */
  act(input: SentInput): Promise<AnswerCode | null>
  sit(seat: Seat, name: string): Promise<AnswerCode | null>
  rise(): Promise<AnswerCode | null>
  /** Messages that wait for their answer. */
  waiting(): number
  /** Milliseconds to add to `now()` for the host's clock; null while unknown. */
  clockOffset(): number | null
  /** Milliseconds of a round trip to the host; null while unknown. */
  roundTrip(): number | null
  /** Tells the table whether this screen is looked at, and connects at once when it is. */
  setAwake(isAwake: boolean): void
  /** The last news could not be shown: asks for the position. */
  lose(): void
  onChange(listener: () => void): () => void
  leave(): void
}
