/** Mutated messages between a desk and its stages: each is refused, or holds only values that both can show. */
import { type DeskMessage, readDesk } from '../../../src/stage/wire/desk.ts'
import { mutateContent } from '../../kernel/mutate.ts'
import type { Part } from './types.ts'

const bases: readonly DeskMessage[] = [
  { kind: 'shot', wanted: { kind: 'wide' } },
  { kind: 'shot', wanted: null },
  { kind: 'overlay', name: 'score', isOn: true },
  { kind: 'delay', seconds: 20 },
  { kind: 'mark' },
  { kind: 'ask' },
  { kind: 'marked', at: 1_000_000, number: 3 },
  {
    kind: 'onAir',
    game: 'border',
    seats: ['Zoe', 'Noor'],
    follows: 'following',
    camera: { kind: 'seat', seat: 1 },
    wanted: null,
    overlays: ['score'],
    delaySeconds: 0,
  },
]

function check(given: unknown): void {
  const read = readDesk(given)
  if (read?.kind === 'marked') new Date(read.at).toISOString()
  if (read?.kind === 'delay' && !(read.seconds >= 0 && read.seconds <= 120)) {
    throw new Error('an impossible delay')
  }
}

export function open(): Part {
  return {
    make(random) {
      const given = mutateContent(mutateContent(random.pick(bases), random), random)
      return { name: JSON.stringify(given).slice(0, 200), run: () => check(given) }
    },
  }
}
