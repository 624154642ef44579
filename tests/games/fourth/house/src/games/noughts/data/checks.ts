/** Consistency checks of an edition; there is nothing to check beyond its schema. */
import type { EditionFault } from '../../../kernel/edition.ts'

export const crossFaults = (): readonly EditionFault[] => []
