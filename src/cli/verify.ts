/** `npm run verify`: replays a saved match, simulates its throws again, and says what that proves. */
import { readFileSync } from 'node:fs'
import { gameById } from '../games/all.ts'
import { line, type Line } from '../kernel/line.ts'
import { refusalLine } from '../kernel/refusalLine.ts'
import { checkKept } from '../physics/check.ts'
import { type FileVerdict, judgeFile } from '../session/judgeFile.ts'
import type { Sitting } from '../session/seating.ts'
import { proofLevelOf, verdictFigures, verdictLines } from '../session/trust/tell.ts'
import { type Gap, gapsOf, isSound } from '../session/trust/verdict.ts'
import { loadAllPhraseWords, loadPhraseWords } from '../words/phrases/index.ts'
import { type Language, languages } from '../words/types.ts'
import type { Voice } from '../words/voice.ts'
import { raw, readArgs, UsageError } from './args.ts'
import { readText } from './files.ts'
import { voiceFor } from './voices.ts'
import { jsonLine } from './jsonLine.ts'

interface Wanted {
  readonly file: string
  /** Simulates the throws again. */
  readonly falls: boolean
  /** Fails for everything that the file could have proved and does not. */
  readonly strict: boolean
  readonly witness: string | undefined
}

/** The verdict on a file, as lines to print and as figures for JSON. */
interface Report {
  readonly ok: boolean
  readonly lines: readonly Line[]
  readonly figures: object
  /** The players whom the lines name. */
  readonly sittings: readonly Sitting[]
}

export async function run(argv: string[]): Promise<number> {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const options = { fast: flag, strict: flag, witness: text, json: flag, lang: text }
  const args = readArgs(argv, options, 1)
  const voice = await voiceFor(args.choice('lang', languages) ?? 'en')
  if (args.has('help')) {
    console.log(voice.word('cli.verify.help'))
    return 0
  }
  const [file] = args.rest
  if (file === undefined) throw new UsageError('cli.error.oneFile')
  const falls = !args.has('fast')
  const witness = args.text('witness')
  const strict = args.has('strict')
  const say = (figures: object): void => {
    if (args.has('json')) console.log(jsonLine({ file, ...figures }))
  }
  try {
    const report = await reportOn({ file, falls, strict, witness }, voice.language)
    tell(report, await voiceFor(voice.language, report.sittings))
    say({ ok: report.ok, strict, ...report.figures })
    return report.ok ? 0 : 1
  } catch (error) {
    // the last line is a JSON object in every case
    if (!(error instanceof UsageError)) throw error
    console.error(voice.say(error.line))
    say({ ok: false, strict, reason: error.line.key.slice('cli.error.'.length) })
    return 1
  }
}

function tell({ ok, lines }: Report, voice: Voice): void {
  for (const told of lines) {
    if (ok) console.log(voice.say(told))
    else console.error(voice.say(told))
  }
}

async function reportOn(wanted: Wanted, language: Language): Promise<Report> {
  const found = await verdictOn(wanted)
  const { file } = wanted
  if (!found.verdict) {
    const why = refusalLine(found.refusal)
    const figures = { reason: found.refusal.code, kept: 0, proved: false }
    const lines = [line('cli.verify.bad', { ...raw({ file }), why })]
    return { ok: false, lines, figures, sittings: [] }
  }
  const { verdict, sittings } = found
  const words = await loadPhraseWords(language)
  const head = line(`trust.head.${proofLevelOf(verdict)}`, raw({ file }))
  const missing = wanted.strict ? gapsOf(verdict) : []
  return {
    ok: isSound(verdict) && missing.length === 0,
    lines: [head, ...verdictLines(verdict, words), ...strictLines(missing)],
    figures: verdictFigures(verdict),
    sittings,
  }
}

/** One line for each gap that `--strict` fails for. */
const strictLines = (missing: readonly Gap[]): readonly Line[] =>
  missing.map((gap) => line('trust.strict', { gap: line(`trust.gap.${gap}`) }))

const ownValues = (id: string): URL => new URL(`../games/${id}/data/${id}.json`, import.meta.url)

async function verdictOn({ file, falls, witness }: Wanted): Promise<FileVerdict> {
  return judgeFile(readText(file), {
    gameById,
    oursOf: async (id) => JSON.parse(readFileSync(ownValues(id), 'utf8')) as unknown,
    falls: falls ? checkKept : null,
    ...(witness !== undefined && {
      witness: { phrase: witness, words: await loadAllPhraseWords() },
    }),
  })
}
