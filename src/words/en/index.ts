/** English, the source of all keys. */
import { border } from './border.ts'
import { kernel } from './kernel.ts'
import { nagaraja } from './nagaraja.ts'
import { rajas } from './rajas.ts'
import { ui } from './ui.ts'

export const en = { ...kernel, ...border, ...nagaraja, ...rajas, ...ui } as const
