/** Size and geometry of a mark, for the board and for the showcase. */
import { BoxGeometry } from 'three'
import type { Forms } from '../board/form.ts'
import type { Bodies } from '../board/thing.ts'

export const mark = { halfX: 2, halfZ: 2, high: 0.8 }
export const bodies: Bodies = { mark }
export const forms: Forms = {
  mark: { geometry: () => new BoxGeometry(4, 0.8, 4), material: 'marble' },
}
