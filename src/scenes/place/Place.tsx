/** The balcony round the table, with the river below: its models in the materials of the tier, and its light. */
import { Light } from './Light.tsx'
import { useStage } from '../stage.ts'
import { Model } from './Model.tsx'
import { River } from './River.tsx'

/** Parts of the room's model behind and above the usual cameras. */
const unseen = ['back', 'vault', 'lamps'] as const
const nothing = [] as const

export function Place() {
  const { tier } = useStage()
  return (
    <>
      <Light />
      <Model name="table" />
      <Model name="room" omit={tier.wholeRoom ? nothing : unseen} />
      <River />
    </>
  )
}
