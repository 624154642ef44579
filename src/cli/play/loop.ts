/** Plays on until the match is over or left: chance and bots answer by themselves, people are asked. */
import { line } from '../../kernel/line.ts'
import { pendingOf } from '../../kernel/match.ts'
import type { Chance, Choice } from '../../kernel/pending.ts'
import { say, type Screen, showLog } from './screen.ts'
import { accept, answer, botChoice, isBot, keep, retractLatest, type Table } from './table.ts'
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
async function handOver({ desk, pen, shown }: Screen, seat: number): Promise<boolean> {
  shown.clear()
  return (await desk.ask(pen.say(line('cli.passTo', { who: { seat } })))) !== null
}

/** A person throws by pressing Enter; everything else falls by itself. */
async function chanceAnswers(screen: Screen, table: Table, chance: Chance): Promise<Ending> {
  const { ask } = chance
  const seat = ask.kind === 'throw' ? ask.pieces[0]?.seat : undefined
  if (ask.kind === 'throw' && seat !== undefined && !isBot(table, seat)) {
    showLog(screen, table, screen.told)
    const { desk, pen } = screen
    const prompt = line('cli.throw', { who: { seat }, n: ask.pieces.length })
    const typed = (await desk.ask(pen.say(prompt)))?.trim()
    if (typed === undefined) return 'ended'
    if (typed === 'q') return 'stopped'
    if (typed === 'u') {
      say(screen, retractLatest(table) ?? line('cli.takenBack'))
      screen.told = Math.min(screen.told, table.match.length)
      return 'go on'
    }
  }
  await answer(table, chance)
  return 'go on'
}
