/** Renders the balcony with table, room and river, and its light. */
import { useCallback } from 'react'
import type { BufferGeometry } from 'three'
import { ontoTop, type TableTop, wholeTop } from '../../shapes/tableTop.ts'
import { placeModel } from '../quality.ts'
import { useStage } from '../stage.ts'
import { Light } from './Light.tsx'
import { Model } from './Model.tsx'
import { River } from './River.tsx'

/** Moves the vertices of the modelled table onto another top. */
function reshapeTop({ attributes: { position } }: BufferGeometry, top: TableTop): void {
  if (!position) return
  for (let i = 0; i < position.count; i += 1) {
    const [x, z] = ontoTop(position.getX(i), position.getZ(i), top)
    position.setX(i, x)
    position.setZ(i, z)
  }
}

interface JharokhaRoomProps {
  readonly top?: TableTop
}

export function JharokhaRoom({ top = wholeTop }: JharokhaRoomProps) {
  const { tier, isClear } = useStage()
  const shape = useCallback((geometry: BufferGeometry) => reshapeTop(geometry, top), [top])
  return (
    <>
      <Light />
      <Model name={placeModel('table', tier)} {...(top !== wholeTop && { shape })} />
      {!isClear && <Model name={placeModel('room', tier)} />}
      {!isClear && <River />}
    </>
  )
}
