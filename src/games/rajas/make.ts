/** Rajas of the Ganges from the data of an edition. */
import type { Edited } from '../../kernel/edition.ts'
import type { Game } from '../../kernel/game.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import { asked } from './telling/asked.ts'
import { compile, ownEdition, type Rules } from './data.ts'
import { parseEdition } from './data/parse.ts'
import type { Edition } from './data/schema.ts'
import { decide } from './rules/decide.ts'
import type { RajasCommand, RajasEvent } from './events.ts'
import { describe } from './telling/describe.ts'
import { evolve } from './rules/evolve.ts'
import { label } from './telling/label.ts'
import { legal } from './rules/legal.ts'
import { faceName } from './telling/names.ts'
import { pending } from './rules/pending.ts'
import { preview } from './telling/preview.ts'
import { prompt } from './telling/prompt.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { tell } from './telling/tell.ts'
import type { RajasState, RajasView } from './types.ts'
import { view } from './rules/view.ts'

export type Rajas = Game<RajasState, RajasView, RajasCommand, RajasEvent, Rules>

export function makeRajas(edition: Edition): Rajas {
  const rules = compile(edition)
  return {
    id: 'rajas',
    ...(edition !== ownEdition && { edition: edition as unknown as PlainObject }),
    withEdition,
    rules: 3,
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
    values: rules,
    setup: (seats, options) => setup(rules, seats, options),
    pending: (state) => pending(rules, state),
    legal: (table, seat) => legal(rules, table, seat),
    decide: (now, input) => decide(rules, now, input),
    evolve: (state, event) => evolve(rules, state, event),
    view,
    redact: (event) => event,
    barrier: (event) => (event.type === 'tileRevealed' ? 'reveal' : null),
    result: (state) => result(rules, state),
    tell: (event) => tell(rules, event),
    prompt: (table) => prompt(rules, table),
    label: (command, table) => label(rules, command, table),
    preview: (command, table) => preview(rules, command, table),
    asked: (table, seat) => asked(rules, table, seat),
    face: (piece, face) => faceName(rules, piece, face),
    describe: (table, viewer) => describe(rules, table, viewer),
  }
}

function withEdition(values: unknown): Edited<Game> {
  const parsed = parseEdition(values)
  return parsed.ok ? { ok: true, game: makeRajas(parsed.edition) } : parsed
}
