/** `npm run verify`: plays a saved match again, checks its hashes, and lets its dice fall again. */
import { gameById } from '../games/index.ts'
import { askBefore } from '../kernel/asked.ts'
import { stepsOf } from '../kernel/journal.ts'
import { line } from '../kernel/line.ts'
import { load } from '../kernel/load.ts'
import type { Match } from '../kernel/match.ts'
import { refuse, type Refusal } from '../kernel/refusal.ts'
import { refusalLine } from '../kernel/refusalLine.ts'
import { languages } from '../words/types.ts'
import { readArgs, UsageError } from './args.ts'
import { readText } from './files.ts'
import { checkThrow } from './throws.ts'
import { voiceFor } from './voices.ts'

export async function run(argv: string[]): Promise<number> {
  const args = readArgs(argv, { fast: { type: 'boolean' }, lang: { type: 'string' } })
  const voice = await voiceFor(args.choice('lang', languages) ?? 'en')
  if (args.has('help')) {
    console.log(voice.word('cli.verify.help'))
    return 0
  }
  const [file] = args.rest
  if (file === undefined || args.rest.length > 1) throw new UsageError('cli.error.oneFile')
  const fail = (refusal: Refusal, kept: number): number => {
    console.error(`${file}: ${voice.say(refusalLine(refusal))}`)
    if (kept > 0) console.error(voice.word('cli.verify.kept', { n: kept }))
    return 1
  }
  const loaded = load(readText(file), gameById)
  if (!loaded.ok) return fail(loaded.refusal, loaded.kept?.length ?? 0)
  const { match } = loaded
  const { made, older, typed, wrong } = args.has('fast') ? nothing : await throwAgain(match)
  if (wrong > 0) return fail(refuse('wrongThrow', { at: wrong }).refusal, wrong - 1)
  const good = voice.word('cli.verify.good', {
    file: { raw: file },
    game: line(`${match.game.id}.name`),
    seats: match.seats,
    entries: match.length,
    throws: made,
  })
  console.log(good)
  if (older > 0) console.log(voice.word('cli.verify.older', { n: older }))
  if (typed > 0) console.log(voice.word('cli.verify.typed', { n: typed }))
  return 0
}

interface Thrown {
  /** Fell the same again. */
  made: number
  /** Fell by another physics than this one. */
  older: number
  /** Fell on a real table. */
  typed: number
  /** The number of the first entry that did not fall so; 0 for none. */
  wrong: number
}

const nothing: Readonly<Thrown> = { made: 0, older: 0, typed: 0, wrong: 0 }

async function throwAgain(match: Match): Promise<Readonly<Thrown>> {
  const found = { ...nothing }
  for (const [at, step] of stepsOf(match).entries()) {
    const ask = askBefore(match.game, step)
    if (!ask || step.input.kind !== 'chance') continue
    const checked = await checkThrow(ask, step.input.answer, step.proof)
    if (checked === 'other') return { ...found, wrong: at + 1 }
    if (checked === 'same') found.made += 1
    if (checked === 'older') found.older += 1
    if (checked === 'typed') found.typed += 1
  }
  return found
}
