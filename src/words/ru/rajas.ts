/** Words of rajas in Russian. */
import type { rajas as source } from '../en/rajas.ts'

export const rajas: Readonly<Record<keyof typeof source, string>> = {}
