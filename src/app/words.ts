/** Loads dictionaries in parts: common ones at once, a game's own when it is shown. */
import type { Dictionary, Language } from '../words/types.ts'

type Words = Partial<Dictionary>

const files = import.meta.glob<Readonly<Record<string, Words>>>([
  '../words/*/*.ts',
  '!../words/*/index.ts',
  '!../words/*/cli.ts',
  '!../words/*/cliFilm.ts',
])

/** Parts that every page needs. */
export const commonParts: readonly string[] = ['kernel', 'ui']

/** A part is a file in the language's folder; a missing file gives an empty part. */
export async function loadPart(language: Language, part: string): Promise<Words> {
  const file = await files[`../words/${language}/${part}.ts`]?.()
  return file?.[part] ?? {}
}

export async function loadWordParts(language: Language, parts: readonly string[]): Promise<Words> {
  const all = await Promise.all(parts.map((part) => loadPart(language, part)))
  return Object.assign({}, ...all) as Words
}
