/** Hands a shared terminal over: clears one person's secrets before the next one sits down. */
import { line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import { clearScreen, type TerminalScreen, showLog, toldTo } from './screen.ts'
import { isShared, isToldAlone, listener, type TerminalTable } from './table.ts'

/** The next one sits down before anything of theirs is shown. False when nobody types any more. */
export async function handOver(
  screen: TerminalScreen,
  table: TerminalTable,
  seat: Seat,
): Promise<boolean> {
  if (!isShared(table)) showLog(screen, table, listener(table))
  else if (!(await getUp(screen, table))) return false
  return asked(screen, 'cli.passTo', seat)
}

/** Shows the person who sits here the last lines told to them alone; then clears the screen. */
export async function getUp(screen: TerminalScreen, table: TerminalTable): Promise<boolean> {
  const { eyes } = screen
  if (eyes === null) return true
  if (isToldAlone(table, eyes, toldTo(screen, eyes))) {
    showLog(screen, table, eyes)
    if (!(await asked(screen, 'cli.getUp', eyes))) return false
  }
  clearScreen(screen)
  return true
}

async function asked({ terminal, pen }: TerminalScreen, key: string, seat: Seat): Promise<boolean> {
  return (await terminal.ask(pen.say(line(key, { who: { seat } })))) !== null
}
