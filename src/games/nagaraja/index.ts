/** Nagaraja: two explorers bid sticks for rooms, build them into their temples and open relics. */
import type { Game } from '../../kernel/game.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import { asked } from './telling/asked.ts'
import { odds } from './telling/odds.ts'
import { compile, type Box } from './edition.ts'
import type { Command } from './commands.ts'
import type { Edition } from './data/schema.ts'
import own from './data/nagaraja.json' with { type: 'json' }
import { decide } from './rules/decide.ts'
import { describe } from './telling/describe.ts'
import type { Event } from './events.ts'
import { evolve } from './rules/evolve.ts'
import { label } from './telling/label.ts'
import { continues } from './rules/continues.ts'
import { isForced } from './rules/isForced.ts'
import { legal } from './rules/legal.ts'
import { faceName } from './telling/names.ts'
import { pending } from './rules/pending.ts'
import { placesNamed } from './telling/places.ts'
import { preview } from './telling/preview.ts'
import { prompt } from './telling/prompt.ts'
import { barrier } from './rules/barrier.ts'
import { redact } from './rules/redact.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { tellFaded } from './telling/faded.ts'
import { race } from './telling/race.ts'
import { tell } from './telling/tell.ts'
import type { State, View } from './types.ts'
import { view } from './rules/view.ts'

export type Nagaraja = Game<State, View, Command, Event, Box>

/**
 * `edition` is set for component values other than the built-in ones, and is saved in the record.
 */
export function makeNagaraja(box: Box, edition?: Edition): Nagaraja {
  return {
    id: 'nagaraja',
    rules: 3,
    seats: { min: 2, max: 2 },
    options: [{ key: 'memory', kind: 'flag', preset: true }],
    lengthLimit: 10_000,
    ...(edition && { edition: edition as unknown as PlainObject }),
    values: box,
    setup: (_seats, options) => setup(box, options),
    pending: (state) => pending(box, state),
    legal: (view, seat) => legal(box, view, seat),
    isForced,
    continues,
    decide: (now, input) => decide(box, now, input),
    evolve: (state, event) => evolve(box, state, event),
    view,
    redact,
    barrier,
    result: (state) => result(box, state),
    tell: (event) => (event.type === 'veiled' ? null : tell(box, event)),
    fading: {
      era: (state) => state.round,
      tell: (event) => (event.type === 'veiled' ? null : tellFaded(box, event)),
    },
    race: (view) => race(box, view),
    prompt: (view, seat) => prompt(box, view, seat),
    label: (command, view) => label(box, command, view),
    preview: (command, view) => preview(box, command, view),
    places: (command, _view, seat) => placesNamed(command, seat),
    odds: (view, pieces) => odds(box, view, pieces),
    asked: (view, seat) => asked(box, view, seat),
    face: (piece, face) => faceName(box, piece, face),
    describe: (view) => describe(box, view),
  }
}

export const nagaraja = makeNagaraja(compile(own as unknown as Edition))
