/** The kind of layers that Rajas has. */
import type { Command } from '../../../games/rajas/commands.ts'
import type { Event } from '../../../games/rajas/events.ts'
import type { View } from '../../../games/rajas/types/index.ts'
import type { Layer, LayerPlan } from '../../board/layer.ts'
import type { BoardMoment } from '../../board/layer.ts'
import type { RajasPlan } from '../plan.ts'

export type RajasLayer = Layer<View, Command, Event, RajasPlan>
export type RajasLayerPlan = LayerPlan<View, Command, Event, RajasPlan>
export type RajasMoment = BoardMoment<View, Command, Event, RajasPlan>

/** What the print and the furniture of a table hang on besides its edition: sides, hands, the variant. */
export const setUpOf = ({ navaratna, players }: View): string =>
  `${navaratna} ${players.map(({ side, capacity }) => `${side}${capacity}`).join(' ')}`
