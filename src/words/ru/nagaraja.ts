/** Words of nagaraja in Russian. */
import type { nagaraja as source } from '../en/nagaraja.ts'

export const nagaraja: Readonly<Record<keyof typeof source, string>> = {}
