/** Noughts and crosses with a die: a high roll marks twice, three in a row win. */
import type { Game } from '../../kernel/game.ts'
import { line } from '../../kernel/line.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import type { Command } from './commands.ts'
import own from './data/noughts.json' with { type: 'json' }
import type { Edition } from './data/schema.ts'
import { type Board, compile } from './edition.ts'
import type { Event } from './events.ts'
import { barrier } from './rules/barrier.ts'
import { decide } from './rules/decide.ts'
import { evolve } from './rules/evolve.ts'
import { legal } from './rules/legal.ts'
import { pending } from './rules/pending.ts'
import { redact } from './rules/redact.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { view } from './rules/view.ts'
import { asked } from './telling/asked.ts'
import { describe } from './telling/describe.ts'
import { label } from './telling/label.ts'
import { preview } from './telling/preview.ts'
import { prompt } from './telling/prompt.ts'
import { tell } from './telling/tell.ts'
import type { State, View } from './types.ts'

export type Noughts = Game<State, View, Command, Event, Board>

export function makeNoughts(board: Board, edition?: Edition): Noughts {
  return {
    id: 'noughts',
    rules: 1,
    seats: { min: 2, max: 2 },
    options: [],
    lengthLimit: 100,
    ...(edition && { edition: edition as unknown as PlainObject }),
    values: board,
    setup: () => setup(board),
    pending,
    legal,
    decide: (now, input) => decide(board, now, input),
    evolve,
    view,
    redact,
    barrier,
    result,
    tell: (event) => tell(board, event),
    prompt,
    label: (command) => label(board, command),
    preview,
    asked,
    face: (_piece, face) => line('noughts.face', { n: face + 1 }),
    describe: (sight) => describe(board, sight),
  }
}

export const noughts = makeNoughts(compile(own))
