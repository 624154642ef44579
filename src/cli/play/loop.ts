/** The terminal as a screen of a session: whenever it waits for somebody here, they are asked. */
import type { Piece } from '../../kernel/chance.ts'
import { line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import { rested } from '../../session/rest.ts'
import { thrownThings } from '../../words/pieces.ts'
import { parseFaces, printFaces } from './faces.ts'
import { getUp, handOver } from './handOver.ts'
import { say, type TerminalScreen, showLog } from './screen.ts'
import { isShared, keep, listener, type TerminalTable } from './table.ts'
import { type TurnEnding, takeBackTurn, takeTurn } from './turn.ts'

export async function playOn(
  screen: TerminalScreen,
  table: TerminalTable,
): Promise<'over' | 'stopped' | 'ended'> {
  const { session } = table
  let lastPerson: Seat | null = null
  session.wake()
  for (;;) {
    const state = await rested(session)
    if (state.kind === 'stopped') {
      if (state.why === 'over') return 'over'
      throw table.fault() ?? new Error(`refused at the terminal: ${session.refusal()?.code}`)
    }
    keep(table)
    let ending: TurnEnding
    if (state.kind === 'hand') {
      if (isShared(table) && !(await getUp(screen, table))) return 'ended'
      showLog(screen, table, listener(table))
      ending = await personThrows(screen, table, state.seat, state.asked.pieces)
    } else {
      const { curtain, actor } = session.gaze.look()
      const seat: Seat = curtain ?? actor ?? 0
      const isHandedOver = curtain !== null || (lastPerson !== null && lastPerson !== seat)
      if (isHandedOver && !(await handOver(screen, table, seat))) return 'ended'
      lastPerson = seat
      if (curtain !== null) session.liftCurtain()
      ending = await sitDown(screen, table, seat)
    }
    if (ending !== 'go on') return ending
  }
}

async function sitDown(
  screen: TerminalScreen,
  table: TerminalTable,
  seat: Seat,
): Promise<TurnEnding> {
  const hasSecrets = isShared(table)
  if (hasSecrets) screen.eyes = seat
  showLog(screen, table, hasSecrets ? seat : listener(table))
  return takeTurn(screen, table, seat)
}

/** By pressing Enter, or by typing what real pieces show. */
async function personThrows(
  screen: TerminalScreen,
  table: TerminalTable,
  seat: Seat,
  pieces: readonly Piece[],
): Promise<TurnEnding> {
  const { session } = table
  const { game } = session.match()
  const isReal = session.header().throws === 'typed'
  const facts = { who: { seat }, n: pieces.length }
  const things = thrownThings(pieces)
  if (isReal) printFaces(screen, game, pieces)
  for (;;) {
    const prompt = isReal ? line(`cli.typed.${things}`, facts) : line(`cli.throw.${things}`, facts)
    const typed = (await screen.terminal.ask(screen.pen.say(prompt)))?.trim()
    if (typed === undefined) return 'ended'
    if (typed === 'q') return 'stopped'
    if (typed === 'u') {
      await takeBackTurn(screen, table)
      return 'go on'
    }
    if (!isReal || typed === '') {
      await session.throwNow(null)
      return 'go on'
    }
    if (!(await session.typeFaces(parseFaces(screen, game, pieces, typed)))) return 'go on'
    say(screen, line(`cli.typed.wrong.${things}`, facts))
  }
}
