/** The balcony round the table, with the river below: its models in the materials of the tier, and its light. */
import { Light } from './Light.tsx'
import { Model } from './Model.tsx'
import { River } from './River.tsx'

export function Place() {
  return (
    <>
      <Light />
      <Model name="table" />
      <Model name="room" />
      <River />
    </>
  )
}
