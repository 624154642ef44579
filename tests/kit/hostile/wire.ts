/** Mutated messages to a stage: each is dropped or shown, and a good message after it is still shown. */
import type { Random } from '../../../src/kernel/random.ts'
import { readMessage, type Message } from '../../../src/link/wire/messages.ts'
import { mutateContent } from '../../kernel/mutate.ts'
import { fakeStage, opening, settled, step } from '../../stage/wire/fakeStage.ts'
import { NoWayOn, type Part } from './types.ts'

const sitter = { name: 'Zoe', kind: 'human', colour: 'saffron' } as const
const told = { key: 'kernel.over', parts: { who: { seat: 0 } } }
const bases: readonly Message[] = [
  { kind: 'version', wire: 1, table: 't' },
  { kind: 'who' },
  { kind: 'here', table: 't', game: 'border', names: ['Zoe'], changedAt: 1 },
  { kind: 'join', table: 't' },
  { ...opening, sitters: [sitter, sitter], lines: [told], result: null },
  { ...step(1, 2), lines: [told], due: [0, 1], events: [{ type: 'placed' }] },
  { kind: 'gone', table: 't' },
]

async function hear(given: unknown): Promise<void> {
  const read = readMessage(given)
  const { head, shown } = fakeStage()
  head.put(opening)
  await settled()
  if (read?.kind === 'position' || read?.kind === 'step') head.put(read)
  await settled()
  head.put({ ...opening, number: 900 })
  await settled()
  if (shown.at(-1)?.number !== 900) throw new NoWayOn('the stage stands still')
}

const mutate = (random: Random): object =>
  mutateContent(mutateContent(random.pick(bases), random), random)

export function open(): Part {
  return {
    make(random) {
      const given = mutate(random)
      return { name: JSON.stringify(given).slice(0, 200), run: () => hear(given) }
    },
  }
}
