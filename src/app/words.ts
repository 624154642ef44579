/** Words by part: what every page needs at once, and a game's own when that game is shown. */
import type { Dictionary, Language } from '../words/types.ts'

type Words = Partial<Dictionary>

const files = import.meta.glob<Readonly<Record<string, Words>>>([
  '../words/*/*.ts',
  '!../words/*/index.ts',
  '!../words/*/cli.ts',
  '!../words/*/cliFilm.ts',
])

/** Said by every page. */
export const commonParts: readonly string[] = ['kernel', 'ui']

/** A part is a file of the words' folder; one that does not exist has no words. */
export async function loadPart(language: Language, part: string): Promise<Words> {
  const file = await files[`../words/${language}/${part}.ts`]?.()
  return file?.[part] ?? {}
}

export async function loadWordParts(language: Language, parts: readonly string[]): Promise<Words> {
  const all = await Promise.all(parts.map((part) => loadPart(language, part)))
  return Object.assign({}, ...all) as Words
}
