/** Words of border in Greek. */
import type { border as source } from '../en/border.ts'

export const border: Readonly<Record<keyof typeof source, string>> = {}
