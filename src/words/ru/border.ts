/** Words of border in Russian. */
import type { border as source } from '../en/border.ts'

export const border: Readonly<Record<keyof typeof source, string>> = {}
