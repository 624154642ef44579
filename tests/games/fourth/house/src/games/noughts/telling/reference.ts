/** There are no symbols to learn. */
import type { Reference } from '../../../kernel/reference.ts'

export const reference: Reference = { signs: [] }
