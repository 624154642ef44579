/** The build parses ICU messages in advance; formatting them gives the same text in every language. */
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { readMessages } from '../../../src/app/build/readMessages.ts'
import { argumentNames } from '../../../src/words/arguments.ts'
import { formats } from '../../../src/words/formatters.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'

type Transform = (code: string, id: string) => Promise<{ code: string } | null>

const [plugin] = readMessages()
const transform = plugin?.transform as unknown as Transform

async function built(words: object): Promise<Readonly<Record<string, never>>> {
  const source = `/** Words. */\nexport const ui = ${JSON.stringify(words)}`
  const done = await transform(source, '/house/src/words/en/ui.ts')
  const { ui } = (await import(`data:text/javascript,${encodeURIComponent(done?.code ?? '')}`)) as {
    ui: Readonly<Record<string, never>>
  }
  return ui
}

test.each(languages)(
  'messages parsed by the build format as their texts do: %s',
  async (language) => {
    const texts = Object.entries(await loadDictionary(language))
    const read = await built(Object.fromEntries(texts))
    expect(Object.keys(read)).toEqual(texts.map(([key]) => key))
    let meant = 0
    for (const [key, text] of texts) {
      if (typeof read[key] === 'string') {
        expect(read[key]).toBe(text)
        continue
      }
      meant += 1
      const fromText = new IntlMessageFormat(text, language, formats)
      const fromMeaning = new IntlMessageFormat(read[key] ?? '', language, formats)
      const names = argumentNames(fromText.getAst())
      for (const n of [0, 1, 3, 25]) {
        const values = Object.fromEntries(names.map((name) => [name, n]))
        expect(fromMeaning.format(values), key).toEqual(fromText.format(values))
      }
    }
    expect(meant).toBeGreaterThan(300)
  },
)

test('readMessages transforms dictionary files only, not their indexes', async () => {
  expect(await transform('export const a = 1', '/house/src/words/en/index.ts')).toBeNull()
  expect(await transform('export const a = 1', '/house/src/kernel/line.ts')).toBeNull()
})
