/** Rajas of the Ganges from the data of an edition. */
import type { Edited } from '../../kernel/edition.ts'
import type { Game } from '../../kernel/game.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import { asked } from './asked.ts'
import { compile, ownEdition } from './data.ts'
import { parseEdition } from './data/parse.ts'
import type { Edition } from './data/schema.ts'
import { decide } from './decide.ts'
import type { RajasCommand, RajasEvent } from './events.ts'
import { describe } from './describe.ts'
import { evolve } from './evolve.ts'
import { label } from './label.ts'
import { legal } from './legal.ts'
import { faceName } from './names.ts'
import { pending } from './pending.ts'
import { preview } from './preview.ts'
import { prompt } from './prompt.ts'
import { result } from './result.ts'
import { setup } from './setup.ts'
import { tell } from './tell.ts'
import type { RajasState, RajasView } from './types.ts'
import { view } from './view.ts'

export type Rajas = Game<RajasState, RajasView, RajasCommand, RajasEvent>

export function makeRajas(edition: Edition): Rajas {
  const rules = compile(edition)
  return {
    id: 'rajas',
    ...(edition !== ownEdition && { edition: edition as unknown as PlainObject }),
    withEdition,
    rules: 2,
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
    setup: (seats, options) => setup(rules, seats, options),
    pending: (state) => pending(rules, state),
    legal: (table, seat) => legal(rules, table, seat),
    decide: (now, input) => decide(rules, now, input),
    evolve: (state, event) => evolve(rules, state, event),
    view,
    redact: (event) => event,
    isBarrier: (event) => event.type === 'tileRevealed',
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
