/** What is written while a match is played: panels that have changed, the log, the result. */
import { type Line, line } from '../../kernel/line.ts'
import type { Panel } from '../../kernel/panel.ts'
import type { Viewer } from '../../kernel/seat.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Pen } from '../terminal/pen.ts'
import { drawPanel } from '../terminal/sheet.ts'
import { type Table, toldSince } from './table.ts'

export interface Screen {
  readonly terminal: Terminal
  readonly pen: Pen
  /** Panels as they were last written, by their ids. */
  readonly shown: Map<string, string>
  /** How many entries have been told. */
  told: number
}

export function say({ terminal, pen }: Screen, told: Line): void {
  terminal.print(pen.say(told))
}

/** Panels of the table and of the viewer's own that look different from the last time; all of them with `all`. */
export function showPanels(screen: Screen, table: Table, viewer: Viewer, all: boolean): void {
  const match = table.session.match()
  const { game } = match
  for (const panel of game.describe(game.view(match.state, viewer), viewer)) {
    const text = drawPanel(panel, screen.pen).join('\n')
    const isOwn = panel.seat === undefined || panel.seat === viewer
    if (!all && (!isOwn || screen.shown.get(panel.id) === text)) continue
    screen.shown.set(panel.id, text)
    screen.terminal.print(text)
  }
}

export function showLog(screen: Screen, table: Table, from: number): void {
  for (const told of toldSince(table, from)) {
    screen.terminal.print(screen.pen.paint(`· ${screen.pen.say(told)}`, 'dim'))
  }
  screen.told = table.session.match().length
}

export function showResult(screen: Screen, table: Table): void {
  const { game, state } = table.session.match()
  const result = game.result(state)
  if (!result) return
  const standings = result.standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
  const keys = ['cli.place', 'cli.player', 'cli.score', 'cli.details'] as const
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
      { kind: 'table', head: keys.map((key) => line(key)), rows },
    ],
  }
  screen.terminal.print(drawPanel(panel, screen.pen).join('\n'))
}
