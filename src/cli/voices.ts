/** The translator of a command, in the language that `--lang` asks for. */
import { line } from '../kernel/line.ts'
import type { Sitting } from '../session/seating.ts'
import { loadDictionary } from '../words/load.ts'
import { type Language, languages } from '../words/types.ts'
import { makeVoice, type Voice } from '../words/voice.ts'

/** Reads `--lang` from arguments that may be wrong otherwise; English by default. */
export function languageIn(args: readonly string[]): Language {
  const after = args[args.indexOf('--lang') + 1]
  const joined = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length)
  return (
    languages.find((one) => one === joined || (one === after && args.includes('--lang'))) ?? 'en'
  )
}

/** A player without a name is called by a number. */
export async function voiceFor(
  language: Language,
  sittings: readonly Pick<Sitting, 'name' | 'kind'>[] = [],
): Promise<Voice> {
  const dictionary = await loadDictionary(language)
  const names = makeVoice(language, dictionary, String)
  return makeVoice(language, dictionary, (seat) => {
    const { name, kind } = sittings[seat] ?? { name: '', kind: 'human' }
    return name || names.say(line(kind === 'bot' ? 'cli.bot' : 'cli.seat', { n: seat + 1 }))
  })
}
