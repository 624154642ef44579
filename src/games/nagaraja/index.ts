/** Nagaraja: two explorers call fate for rooms, build them into a temple and open its relics. */
import type { Game } from '../../kernel/game.ts'
import { odds, relics } from './asked.ts'
import type { Box } from './box.ts'
import type { Command } from './commands.ts'
import { ownBox } from './data.ts'
import { decide } from './decide.ts'
import { describe } from './describe/index.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { label } from './label.ts'
import { legal } from './legal.ts'
import { faceName } from './names.ts'
import { pending } from './pending.ts'
import { preview } from './preview.ts'
import { prompt } from './prompt.ts'
import { isBarrier, redact } from './redact.ts'
import { result } from './result.ts'
import { setup } from './setup.ts'
import { tell } from './tell/index.ts'
import type { State } from './types.ts'
import { view } from './view.ts'
import type { View } from './viewTypes.ts'

export function makeNagaraja(box: Box): Game<State, View, Command, Event> {
  return {
    id: 'nagaraja',
    rules: 2,
    seats: { min: 2, max: 2 },
    options: [{ key: 'memory', kind: 'flag', preset: true }],
    lengthLimit: 10_000,
    setup: (_seats, options) => setup(box, options),
    pending: (state) => pending(box, state),
    legal: (view, seat) => legal(box, view, seat),
    decide: (now, input) => decide(box, now, input),
    evolve: (state, event) => evolve(box, state, event),
    view,
    redact,
    isBarrier,
    result: (state) => result(box, state),
    tell: (event) => (event.type === 'veiled' ? null : tell(box, event)),
    prompt: (view, seat) => prompt(box, view, seat),
    label: (command, view) => label(box, command, view),
    preview: (command, view) => preview(box, command, view),
    odds: (_view, pieces) => odds(box, pieces),
    asked: (view, seat) => relics(box, view, seat),
    face: (piece, face) => faceName(box, piece, face),
    describe: (view) => describe(box, view),
  }
}

export const nagaraja = makeNagaraja(ownBox)
