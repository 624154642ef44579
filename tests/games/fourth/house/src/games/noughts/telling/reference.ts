/** The reference page, without symbols. */
import type { Reference } from '../../../kernel/reference.ts'

export const reference: Reference = { signs: [] }
