/** Loads the word lists of commitment phrases on demand: 256 words per language. */
import { type Language, languages } from '../types.ts'

const loaders: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
  pl: () => import('./pl.ts'),
  ru: () => import('./ru.ts'),
}

export async function loadPhraseWords(language: Language): Promise<readonly string[]> {
  return (await loaders[language]()).default.trim().split(/\s+/)
}

/** A witness may have heard the phrase in any language. */
export function loadAllPhraseWords(): Promise<readonly (readonly string[])[]> {
  return Promise.all(languages.map(loadPhraseWords))
}
