/** The voice of a command, in the language that was asked for. */
import { line } from '../kernel/line.ts'
import type { Sitting } from '../session/seating.ts'
import { loadDictionary } from '../words/load.ts'
import { type Language, languages } from '../words/types.ts'
import { makeVoice, type Voice } from '../words/voice.ts'

/** For an error about the arguments themselves; English when nothing else can be read out of them. */
export function languageIn(args: readonly string[]): Language {
  const after = args[args.indexOf('--lang') + 1]
  const joined = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length)
  return (
    languages.find((one) => one === joined || (one === after && args.includes('--lang'))) ?? 'en'
  )
}

/** People and bots without a name are called by their numbers. */
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
