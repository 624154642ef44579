/** Words of the interface in Russian. */
import type { ui as source } from '../en/ui.ts'

export const ui: Readonly<Record<keyof typeof source, string>> = {}
