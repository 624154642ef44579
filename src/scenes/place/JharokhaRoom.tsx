/** Renders the balcony with table, room and river, and its light. */
import { placeModel } from '../quality.ts'
import { useStage } from '../stage.ts'
import { Light } from './Light.tsx'
import { Model } from './Model.tsx'
import { River } from './River.tsx'

export function JharokhaRoom() {
  const { tier, isClear } = useStage()
  return (
    <>
      <Light />
      <Model name={placeModel('table', tier)} />
      {!isClear && <Model name={placeModel('room', tier)} />}
      {!isClear && <River />}
    </>
  )
}
