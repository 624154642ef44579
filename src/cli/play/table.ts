/** The table of a match in the terminal: a session, and the file in which it is kept. */
import { stepsOf } from '../../kernel/journal.ts'
import type { Line } from '../../kernel/line.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { keptNotes } from '../../physics/kept.ts'
import { fileText } from '../../session/file.ts'
import type { Opened } from '../../session/header.ts'
import { makeSession, type Session } from '../../session/session.ts'
import { fadedIn, stepLines } from '../../words/told.ts'
import { writeText } from '../files.ts'
import { makeTerminalPorts } from './ports.ts'

export interface Table {
  readonly session: Session
  readonly file: string | undefined
  /** What a machine could not do, once the session has stopped for it. */
  fault(): unknown
}

export function openTable(first: Opened, file: string | undefined): Table {
  let fault: unknown = null
  const ports = makeTerminalPorts(first.header.throws ?? 'physics', (error) => {
    fault = error
  })
  return { session: makeSession(first, ports), file, fault: () => fault }
}

export function isBot({ session }: Table, seat: Seat): boolean {
  return session.header().sittings[seat]?.kind === 'bot'
}

/** Whose eyes the log is for: the one person at the table, or everybody. */
export function listener({ session }: Table): Viewer {
  const [only, ...others] = session.gaze.people
  return only !== undefined && others.length === 0 ? only : 'table'
}

/** What was told of the entries from `from` on. */
export function toldSince(table: Table, from: number): readonly Line[] {
  const match = table.session.match()
  const viewer = listener(table)
  const hasFaded = fadedIn(match)
  return stepsOf(match)
    .slice(from)
    .flatMap((step) => stepLines(match.game, step, viewer, keptNotes(step.proof), hasFaded(step)))
}

export function keep({ file, session }: Table): void {
  if (file !== undefined) writeText(file, fileText(session.match(), session.header()))
}
