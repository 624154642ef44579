/** Our own map and sheets (`data/border.json`), ready for play. */
import data from './data/border.json' with { type: 'json' }
import { type Layout, makeLayout } from './layout.ts'

export const ownLayout: Layout = makeLayout(data)
