/** The table of a match in the terminal: a session, and the file in which it is kept. */
import { stepsOf } from '../../kernel/journal.ts'
import type { Input } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { keptNotes } from '../../physics/kept.ts'
import { fileText } from '../../session/file.ts'
import { hasSecrets } from '../../session/look.ts'
import type { Opened } from '../../session/header.ts'
import type { ForcedWay } from '../../session/forced.ts'
import { makeSession, type Session } from '../../session/session.ts'
import { fadedIn, stepLines } from '../../words/stepLines.ts'
import { writeWhole } from '../files.ts'
import { makeTerminalPorts } from './ports.ts'

export interface TerminalTable {
  readonly session: Session
  readonly file: string | undefined
  /** The error that stopped the session. */
  fault(): unknown
}

export function openTerminalTable(
  first: Opened,
  file: string | undefined,
  forced: ForcedWay,
): TerminalTable {
  let fault: unknown = null
  const ports = makeTerminalPorts(first.header.throws ?? 'physics', forced, (error) => {
    fault = error
  })
  return { session: makeSession(first, ports), file, fault: () => fault }
}

export function isBot({ session }: TerminalTable, seat: Seat): boolean {
  return session.header().sittings[seat]?.kind === 'bot'
}

/** Viewer of the shared log: the only person at the table, or everybody. */
export function listener({ session }: TerminalTable): Viewer {
  const [only, ...others] = session.gaze.people
  return only !== undefined && others.length === 0 ? only : 'table'
}

/** Several people here, of whom one knows what the others may not. */
export function isShared({ session }: TerminalTable): boolean {
  const { people } = session.gaze
  return people.length > 1 && hasSecrets(session.match(), people)
}

/** Log lines of `viewer` for the entries from `from` on. */
export function toldSince(table: TerminalTable, viewer: Viewer, from: number): readonly Line[] {
  const match = table.session.match()
  const hasFaded = fadedIn(match)
  return stepsOf(match)
    .slice(from)
    .flatMap((step) => stepLines(match.game, step, viewer, keptNotes(step.proof), hasFaded(step)))
}

/** This seat has come to know something that the table does not, and that was not its own choice. */
export function isToldAlone({ session }: TerminalTable, seat: Seat, from: number): boolean {
  const match = session.match()
  const { game } = match
  return stepsOf(match)
    .slice(from)
    .filter(({ input, barrier }) => barrier === 'reveal' || !isCommandOf(input, seat))
    .some(({ events }) => {
      const told = (viewer: Viewer) =>
        JSON.stringify(events.map((event) => game.tell(game.redact(event, viewer), viewer)))
      return told(seat) !== told('table')
    })
}

const isCommandOf = (input: Input, seat: Seat): boolean =>
  input.kind === 'command' && input.seat === seat

export function keep({ file, session }: TerminalTable): void {
  if (file !== undefined) writeWhole(file, fileText(session.match(), session.header()))
}
