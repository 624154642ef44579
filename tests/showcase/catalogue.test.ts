/** Tests the catalogue: every look of a match is in it; names, rules, sources, bodies and budgets are right. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { pendingOf } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { readRules } from '../../src/app/reference/readRules.ts'
import { makeScene as border } from '../../src/scenes/border/index.ts'
import { makeScene as nagaraja } from '../../src/scenes/nagaraja/index.ts'
import { rajas as rajasGame } from '../../src/games/rajas/index.ts'
import { makeScene as rajas } from '../../src/scenes/rajas/index.ts'
import { sceneryModels } from '../../src/scenes/rajas/kitBodies.ts'
import { boardPrint } from '../../src/scenes/rajas/print/boardPrint.ts'
import type { GameScene, MakeScene } from '../../src/scenes/board/scene.ts'
import { type Bodies, nameOfLook } from '../../src/scenes/board/thing.ts'
import { placeBodies } from '../../src/scenes/display/placeKit.ts'
import { pieceModelOf } from '../../src/scenes/pieces/looks.ts'
import { loadKit } from '../../src/app/showcase/kits.ts'
import { weighModels } from '../../src/app/build/modelWeights.ts'
import { type Component, sources, unpicked } from '../../src/showcase/component.ts'
import { loadCatalogue, shelves } from '../../src/showcase/shelves.ts'
import { kilobytesOf, looksOf, modelsIn, mostKilobytes, weigh } from '../../src/showcase/weights.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { languages } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'
import { root } from '../architecture/imports.ts'

const dataOf = (id: string): unknown =>
  JSON.parse(readFileSync(join(root, `src/games/${id}/data/${id}.json`), 'utf8'))

const catalogues = new Map<string, readonly Component[]>(
  await Promise.all(
    shelves.map(async (shelf) => {
      const game = games.find(({ id }) => id === shelf) ?? null
      const catalogue = await loadCatalogue(shelf)
      return [shelf, catalogue(game, game ? dataOf(shelf) : {})] as const
    }),
  ),
)
const all = [...catalogues.values()].flat()
const of = (id: string): readonly Component[] => catalogues.get(id) ?? []

/** Every look of every exhibit, as the board tells looks apart. */
const shownBy = (components: readonly Component[]): ReadonlySet<string> =>
  new Set(
    components.flatMap(looksOf).flatMap(({ things }) => things.map(({ look }) => nameOfLook(look))),
  )

const makers: Readonly<Record<string, MakeScene>> = {
  border: border as unknown as MakeScene,
  nagaraja: nagaraja as unknown as MakeScene,
  rajas: rajas as unknown as MakeScene,
}

/** What a match shows on its way, to everybody and to those who may see more. */
function looksInMatch(game: AnyGame, scene: GameScene, seats: number, seed: string): string[] {
  const begun = start(game, seats)
  if (!begun.ok) throw new Error('no match')
  let { match } = begun
  const random = makeRandom(seed)
  const looks = new Set<string>()
  for (let i = 0; i < 220 && pendingOf(match).length > 0; i += 1) {
    match = advance(match, random)
    if (i % 4 !== 0) continue
    for (const viewer of ['table', 'director'] as const) {
      const view = game.view(match.state, viewer)
      for (const { look } of scene.things(view)) looks.add(nameOfLook(look))
      for (const { piece } of scene.pieces?.(view, null) ?? []) looks.add(pieceModelOf(piece))
    }
  }
  return [...looks]
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const shown = [...shownBy(of(id)), ...shownBy(of('place'))]
  // what is shown in its parts is shown
  const known = new Set(shown.flatMap((name) => [name, name.split('/')[0] ?? name]))

  test('every look with a body in the scene is in the catalogue', () => {
    const scene = makers[id]?.(game.values, game.seats.max)
    const bodies = Object.keys(scene?.setting.bodies ?? {})
    // relics without their carved worth are for other people’s worths
    const own = bodies.filter((name) => !name.endsWith('/relic'))
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter((name) => !known.has(name))).toEqual([])
  })

  test('every look of played matches is in the catalogue', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      const scene = makers[id]?.(game.values, seats)
      if (!scene) throw new Error(`no scene for ${id}`)
      const seen = looksInMatch(game, scene, seats, `looks ${seats}`)
      expect(seen.length).toBeGreaterThan(4)
      expect(seen.filter((name) => !known.has(name))).toEqual([])
    }
  })

  test('every cited rule exists', () => {
    const text = readFileSync(join(root, `src/games/${id}/rules.md`), 'utf8')
    const rules = new Set(readRules(text).map(({ number }) => number))
    const wrong = of(id).flatMap((one) =>
      one.rules.filter((rule) => !rules.has(rule)).map((rule) => `${one.id} ${rule}`),
    )
    expect(wrong).toEqual([])
    expect(of(id).filter((one) => one.rules.length > 0).length).toBeGreaterThan(of(id).length / 2)
  })

  test('the source of the reader’s own values is `yours`', async () => {
    const shelf = shelves.find((one) => one === id) ?? 'place'
    const catalogue = await loadCatalogue(shelf)
    const values = catalogue(game, null).flatMap((one) => one.values)
    expect(values.length).toBeGreaterThan(5)
    expect(new Set(values.map(({ source }) => source))).toEqual(new Set(['yours']))
  })
})

test('ids are unique and valid in an address', () => {
  for (const components of catalogues.values()) {
    const ids = components.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[A-Za-z0-9.-]{1,60}$/.test(id))).toEqual([])
  }
  expect(all.length).toBeGreaterThan(150)
})

test('every fixture of Rajas’ table is a component', () => {
  const known = shownBy(of('rajas'))
  expect(sceneryModels.filter((name) => !known.has(name))).toEqual([])
})

test('every print of Rajas’ board is a choice of some component', () => {
  const { decals } = boardPrint(rajasGame.values.edition, 4, false)
  const printed = new Set(
    of('rajas')
      .flatMap(looksOf)
      .flatMap(({ painted }) => painted.map((one) => one.of)),
  )
  expect(decals.map(({ key }) => key).filter((key) => !printed.has(key))).toEqual([])
})

test('every baked model is used by some component', () => {
  const models = Object.keys(weighModels(join(root, 'public/models')))
  const used = new Set(all.flatMap(looksOf).flatMap(modelsIn))
  const layered = new Set(['nagaraja-card', 'slate'])
  const idle = models.filter(
    (name) => !name.endsWith('-low') && !used.has(name) && !layered.has(name),
  )
  expect(idle).toEqual([])
})

test('a built province shows its own tiles alone', () => {
  const board = of('rajas').find(({ id }) => id === 'province')
  const [foot, ...laid] =
    board?.show({ ...unpicked(board), state: 'built' }).things.map(({ pose }) => pose.at) ?? []
  expect(laid.length).toBeGreaterThan(2)
  const isOnIt = ([x, , z]: readonly [number, number, number]) =>
    Math.abs(x - (foot?.[0] ?? 0)) < 11 && Math.abs(z - (foot?.[2] ?? 0)) < 9
  expect(laid.filter((at) => !isOnIt(at))).toEqual([])
})

test('every look of a catalogue has a body in its kit', async () => {
  const missing: string[] = []
  for (const [id, components] of catalogues) {
    const bodies: Bodies = { ...placeBodies, ...(await loadKit(id, {})).bodies }
    const names = shownBy(components)
    missing.push(...[...names].filter((name) => !bodies[name]).map((name) => `${id} ${name}`))
  }
  expect(missing).toEqual([])
})

test('sources of values follow the provenance notes of the data', () => {
  const sourceOf = (game: string, id: string, key: string) =>
    of(game)
      .find((one) => one.id === id)
      ?.values.find(({ name }) => name.key.endsWith(key))?.source
  expect(sourceOf('nagaraja', 'stick-brown', 'faces')).toBe('own')
  expect(sourceOf('nagaraja', 'stick-green', 'faces')).toBe('inferred')
  expect(sourceOf('nagaraja', 'card-stick-add-2', 'symbol')).toBe('rulebook')
  expect(sourceOf('nagaraja', 'card-stick-add-2', 'sticks')).toBe('own')
  expect(sourceOf('rajas', 'die-blue', 'copies')).toBe('rulebook')
  expect(sourceOf('rajas', 'tile-orange-snake-1', 'price')).toBe('own')
  expect(all.flatMap(({ values }) => values).every(({ source }) => sources.includes(source))).toBe(
    true,
  )
})

test.each(languages)('all names, texts, choices and states have words in %s', async (language) => {
  const voice = makeVoice(language, await loadDictionary(language), String)
  for (const { name, about, values, choices, states, kind } of all) {
    expect(voice.say(name)).not.toBe('')
    if (about) expect(voice.say(about)).not.toBe('')
    for (const one of values) voice.say(one.name)
    for (const { id, label = `showcase.choice.${id}`, options } of choices) {
      voice.say({ key: label })
      for (const option of options) expect(voice.say(option.name)).not.toBe('')
    }
    for (const state of states) voice.say({ key: `showcase.state.${state}` })
    voice.say({ key: `showcase.kind.${kind}` })
  }
})

test('a component’s models have at most 500 KB, a game’s at most its budget', () => {
  const weights = weighModels(join(root, 'public/models'))
  const heavy = all
    .filter(({ kind, game }) => kind !== 'sets' && game !== 'place')
    .filter((one) => weigh(one, weights).kilobytes > 500)
  expect(heavy.map(({ id, game }) => `${game} ${id}`)).toEqual([])
  for (const game of games) expect(kilobytesOf(of(game.id), weights)).toBeLessThan(mostKilobytes)
})
