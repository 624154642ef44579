/** The reference page of The Border: the six colours, the pictures of the regions, components and rules. */
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
  components: [
    { icon: 'throw', name: line('border.part.dice'), rules: ['B7', 'B13', 'B16'] },
    { icon: 'region', name: line('border.part.sheet'), rules: ['B2', 'B3', 'B6'] },
    { icon: 'cross', name: line('border.part.white'), rules: ['B4', 'BG7'] },
    { icon: 'keep', name: line('border.part.values'), rules: ['B5', 'B35'] },
  ],
  rules: {
    goal: ['B2', 'B6', 'B42'],
    turn1: ['B12', 'B13', 'B14'],
    turn2: ['B16', 'B17', 'B18'],
    turn3: ['B22', 'B23', 'B24'],
    points: ['B33', 'B34', 'B35'],
    end: ['B37', 'B38', 'B42'],
    special: ['B21', 'BG8'],
  },
}
