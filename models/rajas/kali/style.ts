// What the parts of Kali share: her paints, her place on the plinth, and how much care a form takes.
import { kali } from '../../../src/shapes/rajas.ts'
import { type Coat, coat } from '../form.ts'

const blue = (tint: string) => coat('jade', tint, 70)

export const gold = coat('brass', '#ffffff', 50)

export const red = coat('silk', '#b3213f', 60)

export const top = kali.plinth

/** How much larger the figure is than it is drawn. */
export const grown = 1.42

export const axis = kali.middle - 0.4

/** Fewer sides and no small work for the low form; where nothing mirrors the sky, her skin is lighter. */
export interface Care {
  sides: number
  isFine: boolean
  body: Coat
}

export const fine: Care = { sides: 8, isFine: true, body: blue('#27406e') }

export const plain: Care = { sides: 5, isFine: false, body: blue('#4a72b8') }
