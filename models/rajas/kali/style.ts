// Shared values of Kali's parts: paints, her place on the plinth, and the level of detail.
import { kali } from '../../../src/shapes/rajas.ts'
import { type Coat, coat } from '../form.ts'

const blue = (tint: string) => coat('jade', tint, 70)

export const gold = coat('brass', '#ffffff', 50)

export const red = coat('silk', '#b3213f', 60)

export const top = kali.plinth

/** Scale of the figure relative to its modelled size. */
export const figureScale = 1.42

export const axis = kali.middle - 0.4

/**
 * Level of detail: the low version has fewer sides, no small parts, and a lighter skin, since it gets no reflections.
 */
export interface DetailLevel {
  sides: number
  isFine: boolean
  body: Coat
}

export const highDetail: DetailLevel = { sides: 8, isFine: true, body: blue('#27406e') }

export const lowDetail: DetailLevel = { sides: 5, isFine: false, body: blue('#4a72b8') }
