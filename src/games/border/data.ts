/** Our own map and sheets (`data/border.json`), ready for play. */
import { border } from './index.ts'

export const ownLayout = border.values
