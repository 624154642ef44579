/** Loads a language's dictionary on demand (dynamic import), so that a page carries only its own language. */
import type { Dictionary, Language } from './types.ts'

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en/index.ts')).en,
  el: async () => (await import('./el/index.ts')).el,
  pl: async () => (await import('./pl/index.ts')).pl,
  ru: async () => (await import('./ru/index.ts')).ru,
}

export function loadDictionary(language: Language): Promise<Dictionary> {
  return loaders[language]()
}
