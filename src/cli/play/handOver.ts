/** Several people share the terminal: what one may see is gone before another sits down. */
import { line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import { clearScreen, type Screen, showLog, toldTo } from './screen.ts'
import { isShared, isToldAlone, listener, type Table } from './table.ts'

/** The next one sits down before anything of theirs is shown. False when nobody types any more. */
export async function handOver(screen: Screen, table: Table, seat: Seat): Promise<boolean> {
  if (!isShared(table)) showLog(screen, table, listener(table))
  else if (!(await getUp(screen, table))) return false
  return asked(screen, 'cli.passTo', seat)
}

/** Whoever sits here reads what only they were told last; then the screen is cleared. */
export async function getUp(screen: Screen, table: Table): Promise<boolean> {
  const { eyes } = screen
  if (eyes === null) return true
  if (isToldAlone(table, eyes, toldTo(screen, eyes))) {
    showLog(screen, table, eyes)
    if (!(await asked(screen, 'cli.getUp', eyes))) return false
  }
  clearScreen(screen)
  return true
}

async function asked({ terminal, pen }: Screen, key: string, seat: Seat): Promise<boolean> {
  return (await terminal.ask(pen.say(line(key, { who: { seat } })))) !== null
}
