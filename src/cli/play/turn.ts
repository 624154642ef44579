/** A person's turn at the terminal: shows the choices and reads until one is made or the match is left. */
import { stepsOf } from '../../kernel/journal.ts'
import { line } from '../../kernel/line.ts'
import { legalFor } from '../../kernel/match.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type MenuChoice, drawChoices, makeChoices, narrowMenu } from '../terminal/menu.ts'
import { drawItems, readSet, type TypedSets, typedFor, typedSets } from '../terminal/sets.ts'
import { forgetLater, say, type TerminalScreen, showLog, showPanels } from './screen.ts'
import { isBot, isShared, keep, listener, type TerminalTable } from './table.ts'

interface Offer {
  readonly choices: readonly MenuChoice[]
  readonly sets: TypedSets
}

export type TurnEnding = 'go on' | 'stopped' | 'ended'

export async function takeTurn(
  screen: TerminalScreen,
  table: TerminalTable,
  seat: Seat,
): Promise<TurnEnding> {
  const match = table.session.match()
  const { game } = match
  const { terminal, pen } = screen
  const view = game.view(match.state, seat)
  const sets = typedSets(game, view, seat, legalFor(match, seat))
  const choices = makeChoices(game, view, sets.others, pen, sets.items.length)
  showPanels(screen, table, seat, false)
  terminal.print('')
  terminal.print(pen.paint(pen.say(game.prompt(view, seat)), 'bold'))
  let offered = choices
  for (;;) {
    if (sets.items.length > 0) terminal.print(pen.say(line('cli.sets')))
    for (const told of drawItems(sets, pen)) terminal.print(told)
    for (const told of drawChoices(offered, pen, (n) => pen.say(line('cli.more', { n })))) {
      terminal.print(told)
    }
    const typed = await terminal.ask(pen.say(line('cli.ask')))
    if (typed === null) return 'ended'
    const word = typed.trim()
    const order = await obey(screen, table, seat, word, { choices, sets })
    if (order !== 'not an order') return order
    const together = readSet(sets, word)
    if (together === 'no set') {
      say(screen, line('cli.noSet'))
      continue
    }
    if (together) {
      await table.session.command({ seat, command: together })
      return 'go on'
    }
    offered = narrowed(screen, choices, word)
    const chosen = chosenBy(word, choices, offered)
    if (!chosen) continue
    await table.session.command({ seat, command: chosen.command })
    return 'go on'
  }
}

/** A number chooses. So does a word that leaves only one. */
function chosenBy(
  word: string,
  choices: readonly MenuChoice[],
  offered: readonly MenuChoice[],
): MenuChoice | undefined {
  if (/^\d+$/.test(word)) return choices.find(({ number }) => number === Number(word))
  return word !== '' && offered.length === 1 ? offered[0] : undefined
}

function narrowed(
  screen: TerminalScreen,
  choices: readonly MenuChoice[],
  word: string,
): readonly MenuChoice[] {
  if (/^\d+$/.test(word)) {
    const isThere = choices.some(({ number }) => number === Number(word))
    if (!isThere) say(screen, line('cli.noNumber', { n: Number(word) }))
    return choices
  }
  const fewer = narrowMenu(choices, word)
  if (fewer.length > 0) return fewer
  say(screen, line('cli.none'))
  return choices
}

/** Obeys the one-letter orders. */
async function obey(
  screen: TerminalScreen,
  table: TerminalTable,
  seat: Seat,
  word: string,
  offer: Offer,
): Promise<TurnEnding | 'not an order'> {
  switch (word) {
    case 'q':
      return 'stopped'
    case 'u':
    case 'r': {
      await takeBackTurn(screen, table, word === 'r' ? latestPerson(table) : undefined)
      return 'go on'
    }
    case '?':
      say(screen, line('cli.play.keys'))
      return 'go on'
    case 'v':
      showPanels(screen, table, seat, true)
      return 'go on'
    case 'l':
      showLog(screen, table, isShared(table) ? seat : listener(table), true)
      return 'go on'
    case 's':
      keep(table)
      say(screen, savedLine(table))
      return 'go on'
    case 'h':
      await hint(screen, table, seat, offer)
      return 'go on'
    default:
      return 'not an order'
  }
}

/** The person who chose last; undefined after chance. */
function latestPerson(table: TerminalTable): Seat | undefined {
  for (const { input } of stepsOf(table.session.match()).toReversed()) {
    if (input.kind !== 'command') break
    if (!isBot(table, input.seat)) return input.seat
  }
  return undefined
}

export async function takeBackTurn(
  screen: TerminalScreen,
  { session }: TerminalTable,
  seat?: Seat,
): Promise<void> {
  const refused = await session.undo(seat)
  say(screen, refused ? refusalLine(refused) : line('cli.takenBack'))
  forgetLater(screen, session.match().length)
}

export function savedLine({ file }: TerminalTable) {
  return file === undefined ? line('cli.noFile') : line('cli.saved', { file: { raw: file } })
}

async function hint(
  screen: TerminalScreen,
  { session }: TerminalTable,
  seat: Seat,
  { choices, sets }: Offer,
): Promise<void> {
  const { command, why } = await session.advise(seat)
  const { game, state } = session.match()
  const choice = choices.find((one) => one.command === command)
  const typed = choice ? `${choice.number}` : typedFor(sets, command)
  if (typed === null) return
  const named = game.label(command, game.view(state, seat)).line
  say(screen, line('cli.hint', { n: { raw: typed }, choice: named }))
  if (why) say(screen, why)
}
