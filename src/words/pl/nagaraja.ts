/** Words of nagaraja in Polish. */
import type { nagaraja as source } from '../en/nagaraja.ts'

export const nagaraja: Readonly<Record<keyof typeof source, string>> = {}
