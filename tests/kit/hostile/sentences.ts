/** Renders lines in the four languages as a command does, and checks that each is a clean sentence. */
import { cleanText, isVisible } from '../../../src/kernel/visible.ts'
import type { Line } from '../../../src/kernel/line.ts'
import type { Sitting } from '../../../src/session/seating.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { NoWayOn } from './types.ts'

const dictionaries = await Promise.all(
  languages.map(async (language) => [language, await loadDictionary(language)] as const),
)

export function checkSentences(lines: readonly Line[], sittings: readonly Sitting[] = []): void {
  for (const [language, dictionary] of dictionaries) {
    const voice = makeVoice(language, dictionary, (seat) => sittings[seat]?.name ?? '?')
    for (const each of lines) {
      const said = voice.say(each)
      if (!isVisible(said)) throw new NoWayOn(`${each.key} says nothing in ${language}`)
      if (cleanText(said) !== said.replaceAll('\n', '')) {
        throw new Error(`${each.key} prints ${JSON.stringify(said)}`)
      }
    }
  }
}
