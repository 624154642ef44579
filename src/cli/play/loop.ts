/** Plays on until the match is over or left: chance and bots answer by themselves, people are asked. */
import type { Piece } from '../../kernel/chance.ts'
import { line } from '../../kernel/line.ts'
import { pendingOf } from '../../kernel/match.ts'
import type { Chance, Choice } from '../../kernel/pending.ts'
import type { Seat } from '../../kernel/seat.ts'
import { thrownThings } from '../../words/pieces.ts'
import { say, type Screen, showLog } from './screen.ts'
import { readFaces, showFaces } from './faces.ts'
import {
  accept,
  answer,
  answerTyped,
  botChoice,
  isBot,
  keep,
  retractLatest,
  type Table,
} from './table.ts'
import { type Ending, takeTurn } from './turn.ts'

export async function playOn(screen: Screen, table: Table): Promise<'over' | 'stopped' | 'ended'> {
  let lastPerson: number | null = null
  for (;;) {
    const owed = pendingOf(table.match)
    if (owed.length === 0) return 'over'
    const chance = owed.find((item): item is Chance => item.kind === 'chance')
    const choices = owed.filter((item): item is Choice => item.kind === 'choice')
    const bot = choices.find(({ seat }) => isBot(table, seat))
    if (chance) {
      const ending = await chanceAnswers(screen, table, chance)
      if (ending !== 'go on') return ending
    } else if (bot) {
      accept(table, { kind: 'command', seat: bot.seat, command: botChoice(table, bot.seat) })
    } else {
      const seat = choices[0]?.seat ?? 0
      showLog(screen, table, screen.told)
      const isHandedOver = lastPerson !== null && lastPerson !== seat
      if (isHandedOver && !(await handOver(screen, seat))) return 'ended'
      lastPerson = seat
      const ending = await takeTurn(screen, table, seat)
      if (ending !== 'go on') return ending
      keep(table)
    }
  }
}

/** Several people share the terminal: the next one sits down before anything of theirs is shown. */
async function handOver({ terminal, pen, shown }: Screen, seat: number): Promise<boolean> {
  shown.clear()
  return (await terminal.ask(pen.say(line('cli.passTo', { who: { seat } })))) !== null
}

/** What a person throws waits for them; everything else falls by itself. */
async function chanceAnswers(screen: Screen, table: Table, chance: Chance): Promise<Ending> {
  const { ask } = chance
  const seat = ask.kind === 'throw' ? ask.pieces[0]?.seat : undefined
  if (ask.kind === 'throw' && seat !== undefined && !isBot(table, seat)) {
    showLog(screen, table, screen.told)
    const ending = await personThrows(screen, table, chance, seat, ask.pieces)
    if (ending !== 'falls here') return ending
  }
  await answer(table, chance)
  return 'go on'
}

/** By pressing Enter, or by typing what real pieces show. */
async function personThrows(
  screen: Screen,
  table: Table,
  chance: Chance,
  seat: Seat,
  pieces: readonly Piece[],
): Promise<Ending | 'falls here'> {
  const isReal = table.sitting.throws === 'typed'
  const facts = { who: { seat }, n: pieces.length }
  const things = thrownThings(pieces)
  if (isReal) showFaces(screen, table.game, pieces)
  for (;;) {
    const prompt = isReal ? line(`cli.typed.${things}`, facts) : line(`cli.throw.${things}`, facts)
    const typed = (await screen.terminal.ask(screen.pen.say(prompt)))?.trim()
    if (typed === undefined) return 'ended'
    if (typed === 'q') return 'stopped'
    if (typed === 'u') {
      say(screen, retractLatest(table) ?? line('cli.takenBack'))
      screen.told = Math.min(screen.told, table.match.length)
      return 'go on'
    }
    if (!isReal || typed === '') return 'falls here'
    const faces = readFaces(screen, table.game, pieces, typed)
    if (answerTyped(table, chance, faces)) return 'go on'
    say(screen, line(`cli.typed.wrong.${things}`, facts))
  }
}
