/** Prints a match in play: changed panels, the log, the result. */
import { type Line, line } from '../../kernel/line.ts'
import type { Panel } from '../../kernel/panel.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { TerminalPen } from '../terminal/pen.ts'
import { drawPanel } from '../terminal/sheet.ts'
import { type TerminalTable, toldSince } from './table.ts'

export interface TerminalScreen {
  readonly terminal: Terminal
  readonly pen: TerminalPen
  /** Panels as they were last written, by their ids. */
  readonly shown: Map<string, string>
  /** Entries told to each viewer so far, and the number of entries at the beginning. */
  readonly told: Map<Viewer, number>
  resumed: number
  /** The seat whose secrets are on the screen. */
  eyes: Seat | null
}

export function say({ terminal, pen }: TerminalScreen, told: Line): void {
  terminal.print(pen.say(told))
}

/** Panels, of all players, that look different from what stands on the screen; all of them with `all`. */
export function showPanels(
  screen: TerminalScreen,
  table: TerminalTable,
  viewer: Viewer,
  all: boolean,
): void {
  const match = table.session.match()
  const { game } = match
  for (const panel of game.describe(game.view(match.state, viewer), viewer)) {
    const text = drawPanel(panel, screen.pen).join('\n')
    if (!all && screen.shown.get(panel.id) === text) continue
    screen.shown.set(panel.id, text)
    screen.terminal.print(text)
  }
}

/** Prints the log lines that are new to this viewer, or all of them. */
export function showLog(
  screen: TerminalScreen,
  table: TerminalTable,
  viewer: Viewer,
  isWhole = false,
): void {
  for (const told of toldSince(table, viewer, isWhole ? 0 : toldTo(screen, viewer))) {
    screen.terminal.print(screen.pen.paint(`· ${screen.pen.say(told)}`, 'dim'))
  }
  const { length } = table.session.match()
  screen.told.set(viewer, length)
  // lines that one person has read are not repeated to everybody
  screen.told.set('table', length)
}

export function toldTo({ told, resumed }: TerminalScreen, viewer: Viewer): number {
  return told.get(viewer) ?? resumed
}

/** Forgets the lines of steps that were taken back. */
export function forgetLater({ told }: TerminalScreen, length: number): void {
  for (const [viewer, to] of told) told.set(viewer, Math.min(to, length))
}

/** Clears the screen and its scroll-back of everybody's secrets. */
export function clearScreen(screen: TerminalScreen): void {
  screen.terminal.clear()
  screen.shown.clear()
  screen.eyes = null
}

export function showResult(screen: TerminalScreen, table: TerminalTable): void {
  const { game, state } = table.session.match()
  const result = game.result(state)
  if (!result) return
  const standings = result.standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
  const scored = result.scored ?? line('cli.score')
  const head = [line('cli.place'), line('cli.player'), scored, line('cli.details')]
  const rows = standings.map(({ place, seat, score, notes }) => [
    line('cli.number', { n: place }),
    line('cli.who', { who: { seat } }),
    line('cli.number', { n: score }),
    line('cli.text', { text: { raw: notes.map((note) => screen.pen.say(note)).join(' · ') } }),
  ])
  const panel: Panel = {
    id: 'result',
    title: line('cli.result'),
    rows: [
      { kind: 'line', line: result.why },
      { kind: 'table', head, rows },
    ],
  }
  screen.terminal.print(drawPanel(panel, screen.pen).join('\n'))
}
