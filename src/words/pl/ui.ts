/** Words of the interface in Polish. */
import type { ui as source } from '../en/ui.ts'

export const ui: Readonly<Record<keyof typeof source, string>> = {}
