// What the parts of Kali share: her paints, her place on the plinth, and how much care a form takes.
import { kali } from '../../../src/shapes/rajas.ts'
import { coat } from '../form.ts'

const SKIN = '#27406e'

export const body = coat('jade', SKIN, 70)

export const gold = coat('brass', '#ffffff', 50)

export const red = coat('silk', '#b3213f', 60)

export const top = kali.plinth

/** How much larger the figure is than it is drawn. */
export const grown = 1.42

export const axis = kali.middle - 0.4

/** Fewer sides and no small work for the low form. */
export interface Care {
  sides: number
  isFine: boolean
}

export const fine: Care = { sides: 8, isFine: true }

export const plain: Care = { sides: 5, isFine: false }
