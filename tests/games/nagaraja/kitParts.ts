/** The conformance kit's adapters of Nagaraja: locations of components, and states a viewer cannot distinguish. */
import type { State } from '../../../src/games/nagaraja/types.ts'
import type { KitParts } from '../../kit/types.ts'
import { census } from './census.ts'
import { shuffle } from './shuffle.ts'

export const kitParts: KitParts<State> = { census, shuffle }
