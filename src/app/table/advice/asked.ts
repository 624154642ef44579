/** Props of the advice components. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Aim } from '../../../scenes/contract.ts'
import type { TableState } from '../../state/tableState.ts'
import type { OpenTable } from '../openTable.ts'

export interface AdviceRequest {
  readonly session: OpenTable
  readonly state: TableState
  readonly seat: Seat
  onFocus(aim: Aim | null): void
}
