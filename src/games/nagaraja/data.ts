/** Our own edition (`data/nagaraja.json`), ready for play. */
import { type Box, makeBox } from './box.ts'
import data from './data/nagaraja.json' with { type: 'json' }
import type { Edition } from './edition.ts'

export const ownBox: Box = makeBox(data as unknown as Edition)
