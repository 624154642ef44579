/** The Border: 2 to 4 players roll colour dice and close regions by crossing their border boxes. */
import type { Game } from '../../kernel/game.ts'
import { odds, refused } from './telling/asked.ts'
import { ownLayout } from './data.ts'
import { decide } from './rules/decide.ts'
import { describe } from './telling/describe/index.ts'
import { barrier } from './rules/barrier.ts'
import { evolve } from './rules/evolve.ts'
import { label } from './telling/label.ts'
import type { Layout } from './layout.ts'
import { legal } from './rules/legal.ts'
import { faceName } from './telling/names.ts'
import { pending } from './rules/pending.ts'
import { preview } from './telling/preview.ts'
import { prompt } from './telling/prompt.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { tell } from './telling/tell.ts'
import type { Command, Event, State, View } from './types.ts'
import { view } from './rules/view.ts'

export type Border = Game<State, View, Command, Event, Layout>

export function makeBorder(layout: Layout): Border {
  return {
    id: 'border',
    rules: 1,
    seats: { min: 2, max: layout.sheetIds.length },
    options: [],
    lengthLimit: 10_000,
    values: layout,
    setup: (seats) => setup(layout, seats),
    pending: (state) => pending(layout, state),
    legal: (view, seat) => legal(layout, view, seat),
    decide: (now, input) => decide(layout, now, input),
    evolve,
    view,
    redact: (event) => event,
    barrier,
    result,
    tell: (event) => tell(layout, event),
    prompt,
    label: (command, view) => label(layout, command, view),
    preview: (command, view) => preview(layout, command, view),
    odds: (view) => odds(layout, view),
    asked: (view, seat) => refused(layout, view, seat),
    face: (_piece, face) => faceName(face),
    describe: (view) => describe(layout, view),
  }
}

export const border = makeBorder(ownLayout)
