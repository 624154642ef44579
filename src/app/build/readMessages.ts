/** Vite plugins: parse ICU messages at build time, and leave the message parser out of the page. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Plugin } from 'vite'
import { hasNoArguments } from '../../words/plain.ts'

const reader = '@formatjs/icu-messageformat-parser'
const words = /\/src\/words\/(?:en|el|pl|ru)\/(?!index\.ts)\w+\.ts$/

type Texts = Readonly<Record<string, string>>

/** Texts without arguments stay strings. */
function read(texts: Texts): Readonly<Record<string, unknown>> {
  const meant = (text: string) =>
    hasNoArguments(text) ? text : new IntlMessageFormat(text).getAst()
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, meant(text)]))
}

const reading: Plugin = {
  name: 'read messages',
  apply: 'build',
  async transform(code, id) {
    if (!words.test(id)) return null
    // at this point the code is plain JavaScript without imports
    const address = `data:text/javascript,${encodeURIComponent(code)}`
    const module = (await import(address)) as Readonly<Record<string, Texts>>
    const parts = Object.entries(module).map(
      ([name, texts]) => `export const ${name} = ${JSON.stringify(read(texts))}`,
    )
    return { code: parts.join('\n'), map: null }
  },
}

const withoutReader: Plugin = {
  name: 'without the reader of messages',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === reader ? this.resolve(`${reader}/no-parser.js`, importer) : null
  },
}

export const readMessages = (): Plugin[] => [reading, withoutReader]
