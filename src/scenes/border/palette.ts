/** Enamel and sign colours, indexed like the game's colours. */
import { colours } from '../../games/border/vocabulary.ts'
import { enamelOf, signOf } from '../../shapes/borderColours.ts'

export const enamels: readonly string[] = colours.map(enamelOf)
export const signs: readonly string[] = colours.map(signOf)
