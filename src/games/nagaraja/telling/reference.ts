/** The symbols of Nagaraja's cards. */
import { line } from '../../../kernel/line.ts'
import type { Reference } from '../../../kernel/reference.ts'

const drawn = ['relic', 'room', 'stick'] as const

export const reference: Reference = {
  signs: drawn.map((symbol) => ({ icon: symbol, name: line(`nagaraja.symbol.${symbol}`) })),
}
