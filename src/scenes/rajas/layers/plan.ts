/** Types shared by Rajas' layers. */
import type { Command } from '../../../games/rajas/commands.ts'
import type { Event } from '../../../games/rajas/events.ts'
import type { View } from '../../../games/rajas/types.ts'
import type { Layer, LayerPlan } from '../../board/layer.ts'
import type { BoardMoment } from '../../board/layer.ts'
import type { RajasPlan } from '../plan.ts'

export type RajasLayer = Layer<View, Command, Event, RajasPlan>
export type RajasLayerPlan = LayerPlan<View, Command, Event, RajasPlan>
export type RajasMoment = BoardMoment<View, Command, Event, RajasPlan>

/** Cache key of prints and scenery: sides, hands and variant. */
export const setUpOf = ({ navaratna, players }: View): string =>
  `${navaratna} ${players.map(({ side, capacity }) => `${side}${capacity}`).join(' ')}`
