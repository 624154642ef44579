/** Rajas of the Ganges in our own edition, and the maker for other editions. */
import { ownEdition } from './data.ts'
import { makeRajas } from './make.ts'

export { parseEdition } from './data/parse.ts'
export { makeRajas } from './make.ts'
export type { Rajas } from './make.ts'

export const rajas = makeRajas(ownEdition)
