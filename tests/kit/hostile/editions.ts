/** Mutated editions: each is refused with its faults in clean sentences, or it is played, drawn and shown in the showcase. */
import { readFileSync } from 'node:fs'
import { games } from '../../../src/games/all.ts'
import { inEdition } from '../../../src/kernel/edition.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { type Match, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import type { MakeScene } from '../../../src/scenes/board/scene.ts'
import { type Catalogue, loadCatalogue } from '../../../src/showcase/shelves.ts'
import { mutateContent, mutateText } from '../../kernel/mutate.ts'
import { checkSentences } from './sentences.ts'
import { NoWayOn, type Part } from './types.ts'

const inputs = 8
const seats = 2

interface Own {
  readonly game: AnyGame
  readonly text: string
  readonly makeScene: MakeScene
  readonly catalogue: Catalogue
}

async function ownOf(game: AnyGame): Promise<Own> {
  const file = new URL(`../../../src/games/${game.id}/data/${game.id}.json`, import.meta.url)
  const scene = (await import(`../../../src/scenes/${game.id}/index.ts`)) as {
    readonly makeScene: MakeScene
  }
  return {
    game,
    text: readFileSync(file, 'utf8'),
    makeScene: scene.makeScene,
    catalogue: await loadCatalogue(game.id),
  }
}

/** More levels than a recursive function can go down. */
const depth = 20_000
const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`

function mutate({ text }: Own, random: Random): string {
  const kind = random.int(10)
  if (kind === 0) return mutateText(text, random)
  if (kind === 1) return text.replace('{', `{"${random.pick(['note', 'title', 'x'])}":${deep},`)
  return JSON.stringify(mutateContent(JSON.parse(text) as object, random))
}

/** Undefined if the file is not JSON: then the page and the terminal say so. */
function valuesIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function show({ makeScene }: Own, { game, state }: Match): void {
  const view = game.view(state, 'table')
  makeScene(game.values, seats).things(view)
  const panels = game.describe(view, 'table')
  checkSentences(panels.map(({ title }) => title))
}

function use(own: Own, text: string, random: Random): void {
  const values = valuesIn(text)
  if (values === undefined) return
  const edited = inEdition(own.game, values)
  if (!edited.ok) {
    if (edited.faults.length === 0) throw new NoWayOn('an edition is refused without a reason')
    return checkSentences(edited.faults.map(({ line }) => line))
  }
  own.catalogue(edited.game, null)
  const started = start(edited.game, seats)
  if (!started.ok) throw new NoWayOn('an accepted edition cannot be begun')
  let { match } = started
  show(own, match)
  for (let i = 0; i < inputs && edited.game.pending(match.state).length > 0; i += 1) {
    match = advance(match, random)
  }
  show(own, match)
}

export async function open(): Promise<Part> {
  const all = await Promise.all(games.filter((game) => game.withEdition).map(ownOf))
  return {
    make(random) {
      const own = random.pick(all)
      const text = mutate(own, random)
      return {
        name: `edition of ${own.game.id}`,
        run: () => use(own, text, makeRandom('edition')),
      }
    },
  }
}
