/** The sound of a table, brought when its picture is there: nobody hears it before. */
import type { TableState } from '../state/tableState.ts'
import { useSound } from './useSound.ts'

interface Props {
  readonly state: TableState
  readonly isDrawn: boolean
}

export default function TableSound({ state, isDrawn }: Props) {
  useSound(state, isDrawn)
  return null
}
