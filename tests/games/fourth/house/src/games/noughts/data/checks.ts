/** Nothing in an edition has to fit anything else. */
import type { EditionFault } from '../../../kernel/edition.ts'

export const crossFaults = (): readonly EditionFault[] => []
