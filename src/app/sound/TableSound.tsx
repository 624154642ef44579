/** Component that plays a table's sound; loaded lazily once the picture is there. */
import type { TableState } from '../state/tableState.ts'
import { useSound } from './useSound.ts'

interface Props {
  readonly state: TableState
  readonly isDrawn: boolean
}

export default function TableSound({ state, isDrawn }: Props) {
  useSound(state.game.id, state, isDrawn)
  return null
}
