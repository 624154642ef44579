/** Words of rajas in Greek. */
import type { rajas as source } from '../en/rajas.ts'

export const rajas: Readonly<Record<keyof typeof source, string>> = {}
