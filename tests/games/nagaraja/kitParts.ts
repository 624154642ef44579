/** Nagaraja for the conformance kit: where each component is, and other worlds that a viewer cannot tell apart. */
import type { State } from '../../../src/games/nagaraja/types/index.ts'
import type { KitParts } from '../../kit/types.ts'
import { census } from './census.ts'
import { shuffle } from './shuffle.ts'

export const kitParts: KitParts<State> = { census, shuffle }
