/** The symbols of Rajas: dice, goods and buildings, in the order in which they are printed. */
import { line } from '../../../kernel/line.ts'
import type { Reference } from '../../../kernel/reference.ts'

const colours = ['orange', 'green', 'blue', 'purple'] as const
const goods = ['silk', 'tea', 'spices'] as const
const buildings = ['temple', 'palace', 'fort', 'mill'] as const

export const reference: Reference = {
  signs: [
    ...colours.map((colour) => ({
      icon: `pip-${colour}`,
      tone: colour,
      name: line(`rajas.colour.${colour}`),
    })),
    ...goods.map((good) => ({ icon: good, name: line(`rajas.good.${good}`) })),
    ...buildings.map((building) => ({ icon: building, name: line(`rajas.building.${building}`) })),
  ],
}
