/** `npm run play`: plays any of the games in the terminal. */
import { games } from '../games/all.ts'
import { line } from '../kernel/line.ts'
import { loadPhraseWords } from '../words/phrases/index.ts'
import { languages } from '../words/types.ts'
import { list, readArgs } from './args.ts'
import { checkWritable } from './files.ts'
import { bind } from './play/bind.ts'
import { playOn } from './play/loop.ts'
import { say, type TerminalScreen, showLog, showPanels, showResult } from './play/screen.ts'
import { beginFromArguments, canResume, forcedIn, resumeFile } from './play/start.ts'
import { keep, listener, openTerminalTable, type TerminalTable } from './play/table.ts'
import { savedLine } from './play/turn.ts'
import { foldingTerminal } from './terminal/fold.ts'
import { type Terminal, openTerminal } from './terminal/terminal.ts'
import { ansiPaint, plainPaint } from './terminal/paint.ts'
import { voiceFor } from './voices.ts'

export async function run(argv: string[], terminal: Terminal = openTerminal()): Promise<number> {
  try {
    return await play(argv, terminal)
  } finally {
    terminal.close()
  }
}

async function play(argv: string[], terminal: Terminal): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    game: text,
    seats: text,
    bots: text,
    level: text,
    seed: text,
    edition: text,
    options: text,
    names: text,
    save: text,
    lang: text,
    throws: text,
    forced: text,
    quiet: { type: 'boolean' },
  })
  const language = args.choice('lang', languages) ?? 'en'
  if (args.has('help')) {
    const voice = await voiceFor(language)
    terminal.print(voice.word('cli.play.help', { games: list(games.map((game) => game.id)) }))
    return 0
  }
  const file = args.text('save')
  if (file !== undefined) checkWritable(file)
  const isResumed = canResume(file)
  const opened = isResumed ? resumeFile(args, file) : beginFromArguments(args)
  const voice = await voiceFor(language, opened.header.sittings)
  const paint = terminal.hasColour ? ansiPaint : plainPaint
  const pen = { say: voice.say, paint, width: terminal.width }
  const screen: TerminalScreen = {
    terminal: foldingTerminal(terminal),
    pen,
    shown: new Map(),
    told: new Map(),
    resumed: 0,
    eyes: null,
  }
  const heard = args.has('quiet') ? silent(screen) : screen
  const bound = isResumed ? opened : await bind(heard, opened, await loadPhraseWords(language))
  const table = openTerminalTable(bound, file, forcedIn(args))
  if (table.session.match().length > 0) tellResumed(screen, table)
  return finish(heard, screen, table)
}

function tellResumed(screen: TerminalScreen, { session, file }: TerminalTable): void {
  const { length } = session.match()
  say(screen, line('cli.resumed', { file: { raw: file ?? '' }, n: length }))
  screen.resumed = length
}

/** Prints prompts only: a person still has to see the choices. */
function silent(screen: TerminalScreen): TerminalScreen {
  return { ...screen, terminal: { ...screen.terminal, print: () => undefined } }
}

async function finish(
  screen: TerminalScreen,
  end: TerminalScreen,
  table: TerminalTable,
): Promise<number> {
  const ending = await playOn(screen, table)
  showLog(screen, table, screen.eyes ?? listener(table))
  keep(table)
  if (ending === 'over') {
    showPanels(screen, table, listener(table), true)
    showResult(end, table)
  } else say(end, line(ending === 'ended' ? 'cli.ended' : 'cli.stopped'))
  if (table.file !== undefined) say(end, savedLine(table))
  return 0
}
