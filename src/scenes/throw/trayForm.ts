/** Reshapes the tray's model: lower walls, and no shelf on tables where no pieces are put aside. */
import type { BufferGeometry } from 'three'
import { type Tray, wallHeight } from '../../shapes/trays.ts'

/** Vertices above `from` are moved down so that walls end at `top` (cm): the near wall then hides no upper face. */
const rail = { from: 0.8, top: 1.05 } as const
/** Vertices that protrude less than this belong to the wall itself (cm). */
const brass = 0.08

export function lowered(geometry: BufferGeometry): void {
  const place = geometry.getAttribute('position')
  const share = (rail.top - rail.from) / (wallHeight - rail.from)
  for (let i = 0; i < place.count; i += 1) {
    const y = place.getY(i)
    if (y > rail.from) place.setY(i, rail.from + (y - rail.from) * share)
  }
}

/** Moves the shelf's vertices flat against the near wall, since both are one mesh. */
export function withoutShelf({ halfZ }: Tray): (geometry: BufferGeometry) => void {
  return (geometry) => {
    lowered(geometry)
    const place = geometry.getAttribute('position')
    for (let i = 0; i < place.count; i += 1) {
      if (place.getZ(i) > halfZ + brass) place.setZ(i, halfZ + brass)
    }
  }
}
