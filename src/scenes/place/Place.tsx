/** The balcony round the table, with the river below: its models in the materials of the tier, and its light. */
import { Light } from './Light.tsx'
import { useStage } from '../stage.ts'
import { Model } from './Model.tsx'
import { River } from './River.tsx'

export function Place() {
  const { tier } = useStage()
  const form = tier.wholeRoom ? '' : '-low'
  return (
    <>
      <Light />
      <Model name={`table${form}`} />
      <Model name={`room${form}`} />
      <River />
    </>
  )
}
