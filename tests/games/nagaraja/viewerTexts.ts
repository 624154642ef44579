/** The views and log lines that a viewer gets. */
import type { Viewer } from '../../../src/kernel/seat.ts'
import { eventsOf, type NagarajaMatch } from './fixture.ts'

export const viewFor = (match: NagarajaMatch, viewer: Viewer) =>
  match.game.view(match.state, viewer)
export const lastEventsFor = (match: NagarajaMatch, viewer: Viewer) =>
  eventsOf(match).map((event) => match.game.redact(event, viewer))

/** Everything a viewer is sent, as text, to check that it contains no hidden ids. */
export const textOf = (match: NagarajaMatch, viewer: Viewer) =>
  JSON.stringify([viewFor(match, viewer), lastEventsFor(match, viewer)])
