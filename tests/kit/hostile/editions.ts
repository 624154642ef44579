/** Mutated editions: each is refused with its faults in clean sentences, or a match is begun and played by it. */
import { readFileSync } from 'node:fs'
import { games } from '../../../src/games/all.ts'
import { inEdition } from '../../../src/kernel/edition.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import type { Random } from '../../../src/kernel/random.ts'
import { mutateContent } from '../../kernel/mutate.ts'
import { checkSentences } from './sentences.ts'
import type { Part } from './types.ts'

const inputs = 8

const own = games
  .filter((game) => game.withEdition)
  .map((game) => {
    const file = new URL(`../../../src/games/${game.id}/data/${game.id}.json`, import.meta.url)
    return { game, values: JSON.parse(readFileSync(file, 'utf8')) as object }
  })

function playBy(game: AnyGame, values: object, random: Random): void {
  const edited = inEdition(game, values)
  if (!edited.ok) return checkSentences(edited.faults.map(({ line }) => line))
  const started = start(edited.game, 2)
  if (!started.ok) return
  let { match } = started
  for (let i = 0; i < inputs && edited.game.pending(match.state).length > 0; i += 1) {
    match = advance(match, random)
  }
}

export function open(): Part {
  return {
    make(random) {
      const { game, values } = random.pick(own)
      const mutated = mutateContent(values, random)
      return { name: `edition of ${game.id}`, run: () => playBy(game, mutated, random) }
    },
  }
}
