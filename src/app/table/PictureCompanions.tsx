/** Components that stay mounted beside the canvas whatever is shown over it: sound, and the recording bar. */
import RecordingBar from '../recording/RecordingBar.tsx'
import { useRecording } from '../recording/state.ts'
import TableSound from '../sound/TableSound.tsx'
import type { TableState } from '../state/tableState.ts'

interface Props {
  readonly state: TableState
  readonly isDrawn: boolean
}

export default function PictureCompanions({ state, isDrawn }: Props) {
  const isRecorded = useRecording(({ kind }) => kind !== 'off')
  return (
    <>
      <TableSound state={state} isDrawn={isDrawn} />
      {isRecorded && <RecordingBar header={state.header} />}
    </>
  )
}
