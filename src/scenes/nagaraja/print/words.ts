/** Text of a card's ability in the person's language. */
import type { Line } from '../../../kernel/line.ts'
import type { CardWords } from './face.ts'

export const wordsOf =
  (say: (line: Line) => string): CardWords =>
  (face) =>
    say({
      key: `nagaraja.card.${face.ability}`,
      parts: { n: face.strength, arrow: { raw: face.arrow } },
    })
