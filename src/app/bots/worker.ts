/** Bots think here, off the page's thread, from a view and its legal list alone. */
import { botFor } from '../../bots/index.ts'
import { makeRandom } from '../../kernel/random.ts'
import { answerWith } from '../../physics/answerer.ts'
import type { Thought } from '../conductor/ports.ts'

answerWith(({ game, edition, view, legal, seat, seed }: Thought) =>
  legal.indexOf(botFor(game, edition)(view, legal, seat, makeRandom(seed))),
)
