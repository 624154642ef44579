/** The Border: 2 to 4 players roll colour dice and close regions by crossing their border boxes. */
import type { Game } from '../../kernel/game.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import { asked } from './telling/asked.ts'
import { odds } from './telling/odds.ts'
import type { Edition } from './data/schema.ts'
import own from './data/border.json' with { type: 'json' }
import { decide } from './rules/decide.ts'
import { describe } from './telling/describe.ts'
import { barrier } from './rules/barrier.ts'
import { evolve } from './rules/evolve.ts'
import { label } from './telling/label.ts'
import { compile, type Layout } from './edition.ts'
import { isForced } from './rules/isForced.ts'
import { legal } from './rules/legal.ts'
import { faceName } from './telling/names.ts'
import { pending } from './rules/pending.ts'
import { placesNamed } from './telling/places.ts'
import { preview } from './telling/preview.ts'
import { prompt } from './telling/prompt.ts'
import { race } from './telling/race.ts'
import { redact } from './rules/redact.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { tell } from './telling/tell.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { sets } from './telling/sets.ts'
import type { State, View } from './types.ts'
import { view } from './rules/view.ts'

export type Border = Game<State, View, Command, Event, Layout>

/**
 * `edition` is set for component values other than the built-in ones, and is saved in the record.
 */
export function makeBorder(layout: Layout, edition?: Edition): Border {
  return {
    id: 'border',
    rules: 1,
    seats: { min: 2, max: layout.sheetIds.length },
    options: [],
    lengthLimit: 10_000,
    ...(edition && { edition: edition as unknown as PlainObject }),
    values: layout,
    setup: (seats) => setup(layout, seats),
    pending: (state) => pending(layout, state),
    legal: (view, seat) => legal(layout, view, seat),
    isForced,
    // everything a seat does between two throws is shown in one beat
    continues: () => true,
    sets,
    decide: (now, input) => decide(layout, now, input),
    evolve,
    view,
    redact,
    barrier,
    result,
    tell: (event) => tell(layout, event),
    prompt,
    race,
    label: (command, view) => label(layout, command, view),
    preview: (command, view) => preview(layout, command, view),
    places: (command, view, seat) => placesNamed(layout, command, view, seat),
    odds: (view) => odds(layout, view),
    asked: (view, seat) => asked(layout, view, seat),
    face: (_piece, face) => faceName(face),
    describe: (view) => describe(layout, view),
  }
}

export const border = makeBorder(compile(own as unknown as Edition))
