/** What a viewer sees and hears of a match. */
import type { Viewer } from '../../../src/kernel/seat.ts'
import { eventsOf, type NagarajaMatch } from './fixture.ts'

export const see = (match: NagarajaMatch, viewer: Viewer) => match.game.view(match.state, viewer)
export const hear = (match: NagarajaMatch, viewer: Viewer) =>
  eventsOf(match).map((event) => match.game.redact(event, viewer))

/** Everything that a viewer is told, as text: no id of a hidden thing may be in it. */
export const textOf = (match: NagarajaMatch, viewer: Viewer) =>
  JSON.stringify([see(match, viewer), hear(match, viewer)])
