/** The session of a table's page, as far as sharing it with phones goes. */
import type { Plan } from '../../scenes/board/plan.ts'
import type { Session } from '../../session/session.ts'

export type SharedTable = Session<Plan>
