/** `npm run verify`: plays a saved match again, checks its hashes, and lets its dice fall again. */
import { gameById } from '../games/index.ts'
import { type Line, line } from '../kernel/line.ts'
import { load } from '../kernel/load.ts'
import type { Match } from '../kernel/match.ts'
import { refusalLine } from '../kernel/refusalLine.ts'
import { languages } from '../words/types.ts'
import type { Voice } from '../words/voice.ts'
import { raw, readArgs, UsageError } from './args.ts'
import {
  type ChanceFault,
  checkChance,
  type Counts,
  type Found,
  isProved,
  standings,
} from './checkChance.ts'
import { readText } from './files.ts'
import { voiceFor } from './voices.ts'

/** What was found out of a file, in lines and as figures. */
interface Report {
  readonly ok: boolean
  readonly lines: readonly Line[]
  readonly figures: object
}

export async function run(argv: string[]): Promise<number> {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const args = readArgs(argv, { fast: flag, json: flag, lang: text }, 1)
  const voice = await voiceFor(args.choice('lang', languages) ?? 'en')
  if (args.has('help')) {
    console.log(voice.word('cli.verify.help'))
    return 0
  }
  const [file] = args.rest
  if (file === undefined) throw new UsageError('cli.error.oneFile')
  const report = await verify(file, !args.has('fast'))
  tell(report, voice)
  if (args.has('json')) console.log(JSON.stringify({ file, ok: report.ok, ...report.figures }))
  return report.ok ? 0 : 1
}

function tell({ ok, lines }: Report, voice: Voice): void {
  for (const told of lines) {
    if (ok) console.log(voice.say(told))
    else console.error(voice.say(told))
  }
}

async function verify(file: string, falls: boolean): Promise<Report> {
  const loaded = load(readText(file), gameById)
  if (!loaded.ok) {
    const { refusal, kept } = loaded
    // what broke the match may be an answer some way before the place where it breaks
    const earlier = kept && (await checkChance(kept, falls)).fault
    const why = [refusalLine(refusal), ...(earlier ? [faultLine(earlier)] : [])]
    return broken(file, why, earlier ? earlier.at - 1 : (kept?.length ?? 0), {
      reason: refusal.code,
      ...(refusal.at !== undefined && { at: refusal.at }),
      ...(earlier && { earlier }),
    })
  }
  const found = await checkChance(loaded.match, falls)
  if (found.fault) return broken(file, [faultLine(found.fault)], found.fault.at - 1, found.fault)
  return sound(file, loaded.match, found.counts)
}

function broken(file: string, whys: readonly Line[], kept: number, figures: object): Report {
  const lines = whys.map((why) => line('cli.verify.bad', { ...raw({ file }), why }))
  if (kept > 0) lines.push(line('cli.verify.kept', { n: kept }))
  return { ok: false, lines, figures: { ...figures, kept } }
}

/** With sentences of their own; any other is a throw that no game of the house asks for. */
const worded: ReadonlySet<ChanceFault> = new Set([
  'faces-differ',
  'track-differs',
  'notes-differ',
  'no-rest',
  'bad-seed',
  'newer-physics',
  'source-differs',
  'bad-proof',
])

function faultLine({ at, reason }: NonNullable<Found['fault']>): Line {
  if (worded.has(reason)) return line(`cli.verify.wrong.${reason}`, { at })
  return line('cli.verify.wrong.bad-throw', { at, ...raw({ reason }) })
}

function sound(file: string, match: Match, counts: Counts): Report {
  const proved = isProved(counts)
  const head = line('cli.verify.good', {
    ...raw({ file }),
    verdict: line(proved ? 'cli.verify.whole' : 'cli.verify.partly'),
    game: line(`${match.game.id}.name`),
    seats: match.seats,
    entries: match.length,
    throws: counts.fell,
  })
  const more = standings.filter((one) => one !== 'fell' && counts[one] > 0)
  const lines = [head, ...more.map((one) => line(`cli.verify.count.${one}`, { n: counts[one] }))]
  const figures = { game: match.game.id, entries: match.length, proved, ...counts }
  return { ok: true, lines, figures }
}
