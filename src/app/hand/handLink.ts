/** Defines what the hand needs of a link to its table, so that pages and tests can be given any link. */
import type { Piece } from '../../kernel/chance.ts'
import type { Result } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { SeatColour } from '../../kernel/seatColours.ts'
import type { SentInput } from '../../link/messages.ts'

export type LinkStanding =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** The link connects again by itself. */
  | { readonly kind: 'lost' }
  /** The table has gone; it may come back. */
  | { readonly kind: 'closed' }
  /** The table does not let this device in; `why` is a translated line of the link. */
  | { readonly kind: 'refused'; readonly why: Line }

export interface LobbySeat {
  readonly seat: Seat
  readonly name: string
  readonly colour: SeatColour
  readonly kind: 'human' | 'bot'
  /** May be taken by this device now. */
  readonly isFree: boolean
}

/** The match as the player of a seat may know it. */
export interface Told {
  readonly table: string
  readonly game: string
  readonly edition: PlainObject | null
  readonly sitters: readonly {
    readonly name: string
    readonly kind: 'human' | 'bot'
    readonly colour: SeatColour
  }[]
  /** Number of accepted inputs. */
  readonly number: number
  readonly view: unknown
  /** Seats that owe a choice. */
  readonly due: readonly Seat[]
  /** Pieces that wait to be thrown. */
  readonly toThrow: readonly Piece[]
  /** Pieces that fall on the table now: nothing is asked until they lie. */
  readonly falling: readonly Piece[]
  readonly result: Result | null
  /** Lines of the story, newest last. */
  readonly lines: readonly Line[]
}

/** An immutable value: a change gives another one. */
export interface Linked {
  readonly connection: LinkStanding
  /** Empty until the table has told them. */
  readonly seats: readonly LobbySeat[]
  /** The seat of this device; null in the lobby. */
  readonly seat: Seat | null
  /** A bot plays this seat for the time being. */
  readonly isStoodIn: boolean
  readonly told: Told | null
  /** Why the table did not give the seat that was asked for last. */
  readonly refused: Line | null
}

export interface HandLink {
  state(): Linked
  onChange(listener: () => void): () => void
  /** Takes a free seat with this name, or the own one back from a bot. */
  sit(seat: Seat, name: string): void
  /** Resolves to null once the table has done it, else to the reason why it was not. */
  act(input: SentInput): Promise<Line | null>
  /** Tells the table whether somebody looks; connects again at once when somebody does. */
  wake(isAwake: boolean): void
  leave(): void
}
