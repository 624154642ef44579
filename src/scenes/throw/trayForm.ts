/** Reshapes the tray's model: lower walls, and no shelf where nothing is ever laid beside a throw. */
import type { BufferGeometry } from 'three'
import { type Tray, wallHeight } from '../../shapes/trays.ts'

/** Height of the drawn walls (cm). Glass stands on them: no upper face of a piece is hidden by the near one. */
const rail = { from: 0.8, top: 1.05 } as const
/** Vertices that stand out less than this belong to the wall itself (cm). */
const brass = 0.08

export function lowered(geometry: BufferGeometry): void {
  const place = geometry.getAttribute('position')
  const share = (rail.top - rail.from) / (wallHeight - rail.from)
  for (let i = 0; i < place.count; i += 1) {
    const y = place.getY(i)
    if (y > rail.from) place.setY(i, rail.from + (y - rail.from) * share)
  }
}

/** The shelf is of one piece with the near wall: it is pushed flat against the wall's face, its outer side covers the felt. */
export function withoutShelf({ halfZ }: Tray): (geometry: BufferGeometry) => void {
  return (geometry) => {
    lowered(geometry)
    const place = geometry.getAttribute('position')
    for (let i = 0; i < place.count; i += 1) {
      if (place.getZ(i) > halfZ + brass) place.setZ(i, halfZ + brass)
    }
  }
}
