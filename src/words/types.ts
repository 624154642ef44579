/** Types of dictionaries: English defines the keys, and every other language must have exactly the same. */
import type { en } from './en/index.ts'

export const languages = ['en', 'el', 'pl', 'ru'] as const
export type Language = (typeof languages)[number]

export type WordKey = keyof typeof en
export type Dictionary = Readonly<Record<WordKey, string>>
