/** The symbols of The Border: the six colours, and the picture of each region. */
import { line } from '../../../kernel/line.ts'
import type { Reference } from '../../../kernel/reference.ts'
import { colours } from '../vocabulary.ts'

const regions = [
  [4, 'well'],
  [5, 'beehives'],
  [6, 'bridge'],
  [7, 'orchard'],
  [8, 'eagle'],
  [9, 'villa'],
  [10, 'windmill'],
  [11, 'boat'],
  [12, 'castle'],
] as const

export const reference: Reference = {
  signs: [
    ...colours.map((colour) => ({
      icon: `colour-${colour}`,
      tone: colour,
      name: line(`border.colour.${colour}`),
    })),
    ...regions.map(([value, icon]) => ({
      icon: `regions/${icon}`,
      name: line(`border.region.${value}`),
    })),
  ],
}
