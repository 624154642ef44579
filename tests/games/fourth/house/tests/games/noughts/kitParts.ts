/** The conformance kit's adapters, from the rules alone: nothing is hidden. */
import type { State } from '../../../src/games/noughts/types.ts'
import type { KitParts } from '../../kit/types.ts'

export const kitParts: KitParts<State> = {
  shuffle: (state) => state,
  census: ({ cells }) =>
    new Map([
      ['die', 'table'],
      ...cells.map((owner, cell) => [`cell ${cell}`, String(owner)] as const),
    ]),
}
