/** Rajas of the Ganges: 2 to 4 players place workers and dice to build a province until fame and wealth meet. */
import type { Game } from '../../kernel/game.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import { asked } from './telling/asked.ts'
import own from './data/rajas.json' with { type: 'json' }
import { compile, type Rules } from './edition.ts'
import { barrier } from './rules/barrier.ts'
import { redact } from './rules/redact.ts'
import type { Edition } from './data/schema.ts'
import { decide } from './rules/decide.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { describe } from './telling/describe.ts'
import { evolve } from './rules/evolve.ts'
import { label } from './telling/label.ts'
import { isForced } from './rules/isForced.ts'
import { legal } from './rules/legal.ts'
import { faceName } from './telling/names.ts'
import { pending } from './rules/pending.ts'
import { placesNamed } from './telling/places.ts'
import { preview } from './telling/preview.ts'
import { prompt } from './telling/prompt.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { race } from './telling/race.ts'
import { setsOf } from './telling/sets.ts'
import { tell } from './telling/tell.ts'
import type { State, View } from './types.ts'
import { view } from './rules/view.ts'

export type Rajas = Game<State, View, Command, Event, Rules>

/**
 * `edition` is set for component values other than the built-in ones, and is saved in the record.
 */
export function makeRajas(rules: Rules, edition?: Edition): Rajas {
  return {
    id: 'rajas',
    rules: 4,
    seats: { min: 2, max: 4 },
    options: [
      { key: 'navaratna', kind: 'flag', preset: false },
      { key: 'ganga', kind: 'flag', preset: false },
      {
        key: 'handicap',
        kind: 'seatPick',
        choices: ['regular', 'experienced'],
        preset: 'regular',
      },
    ],
    lengthLimit: 8000,
    ...(edition && { edition: edition as unknown as PlainObject }),
    values: rules,
    setup: (seats, options) => setup(rules, seats, options),
    pending: (state) => pending(rules, state),
    legal: (table, seat) => legal(rules, table, seat),
    isForced,
    // only a worker or a pass begins something
    continues: isForced,
    sets: setsOf(rules),
    decide: (now, input) => decide(rules, now, input),
    evolve: (state, event) => evolve(rules, state, event),
    view,
    redact,
    barrier,
    result: (state) => result(rules, state),
    tell: (event) => tell(rules, event),
    race: (table) => race(rules, table),
    prompt: (table) => prompt(rules, table),
    label: (command, table) => label(rules, command, table),
    places: (command, _table, seat) => placesNamed(command, seat),
    preview: (command, table) => preview(rules, command, table),
    asked: (table, seat) => asked(rules, table, seat),
    face: (piece, face) => faceName(rules, piece, face),
    describe: (table, viewer) => describe(rules, table, viewer),
  }
}

export const rajas = makeRajas(compile(own as unknown as Edition))
