/** Touches on a board: a costly command is sent with the second touch of the same thing, any other with the first. */
import { act, createRoot } from '@react-three/fiber'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { rajas } from '../../src/games/rajas/index.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import type { Tagged } from '../../src/kernel/command.ts'
import type { GameScene } from '../../src/scenes/board/scene.ts'
import { watchedBoard } from '../../src/scenes/board/watchedBoard.ts'
import { stillPlan } from '../../src/scenes/board/plan.ts'
import { type TouchHandler, useTouches } from '../../src/scenes/board/useTouches.ts'
import type { Aim } from '../../src/scenes/contract.ts'
import { makeScene as makeNagaraja } from '../../src/scenes/nagaraja/index.ts'
import { makeScene as makeRajas } from '../../src/scenes/rajas/index.ts'
import { stillClock } from '../../src/session/clock.ts'
import { makeBlind } from './oneTime/bareTable.tsx'

const close: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of close.splice(0)) await end()
})

interface Position {
  readonly match: Match
  readonly seat: number
  readonly legal: readonly Tagged[]
  /** Has one touch alone. */
  readonly costly: Tagged
  readonly touch: string
  /** A command that costs nothing, with one touch alone. */
  readonly free: readonly [Tagged, string] | null
}

const onlyTouch = (scene: GameScene, view: unknown, seat: number, command: Tagged) => {
  const { by, closer } = scene.picks(command, view, seat)
  const [first] = by.flat()
  return by.length === 1 && closer === undefined && first !== undefined ? first : null
}

/** The first position in which a costly command is reached by one touch that stands for nothing else. */
function positionOf(game: AnyGame, scene: GameScene): Position {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const begun = start(game, 2)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const random = makeRandom(`costly ${seed}`)
    let { match } = begun
    while (pendingOf(match).length > 0) {
      const found = costlyIn(match, scene)
      if (found?.free) return found
      match = advance(match, random)
    }
  }
  throw new Error(`${game.id} has no costly command of one touch`)
}

function costlyIn(match: Match, scene: GameScene): Position | null {
  const [owed] = pendingOf(match)
  if (owed?.kind !== 'choice') return null
  const { seat } = owed
  const legal = legalFor(match, seat)
  const view = match.game.view(match.state, seat)
  const touches = legal.map((command) => onlyTouch(scene, view, seat, command))
  const isAlone = (id: string | null) =>
    id !== null &&
    legal.filter((command) => scene.picks(command, view, seat).by.flat().includes(id)).length === 1
  const at = legal.findIndex(
    (command, i) => isAlone(touches[i] ?? null) && scene.isCostly?.(command, legal),
  )
  const freeAt = legal.findIndex(
    (command, i) => isAlone(touches[i] ?? null) && !scene.isCostly?.(command, legal),
  )
  const [costly, touch] = [legal[at], touches[at]]
  const [free, freeTouch] = [legal[freeAt], touches[freeAt]]
  if (!costly || !touch) return null
  return { match, seat, legal, costly, touch, free: free && freeTouch ? [free, freeTouch] : null }
}

/** The hook in a tree of its own, as a board would use it. */
async function mount(scene: GameScene, { match, seat, legal }: Position) {
  const sent: Aim[] = []
  const focused: (Aim | null)[] = []
  const view = match.game.view(match.state, seat)
  const beat = { number: 1, from: view, to: view, events: [], plan: stillPlan }
  const props = watchedBoard({
    seats: 2,
    names: ['Ada', 'Zoë'],
    viewer: seat,
    beat,
    clock: stillClock(),
    acting: [{ seat, legal }],
    onFocus: (aim) => void focused.push(aim),
    onCommand: (aim) => void sent.push(aim),
  })
  const { canvas, renderer } = makeBlind()
  const root = createRoot(canvas as unknown as HTMLCanvasElement)
  await root.configure({
    gl: renderer as never,
    frameloop: 'never',
    size: { width: 9, height: 9, top: 0, left: 0 },
  })
  let now: TouchHandler | null = null
  function Probe() {
    const hand = useTouches(scene, props)
    useEffect(() => void (now = hand))
    return null
  }
  await act(async () => void root.render(<Probe />))
  close.push(() => act(async () => root.unmount()))
  const touch = (id: string) => act(async () => now?.touch(id, { x: 0, y: 0 }))
  return { touch, sent, focused }
}

const scenes = [
  ['nagaraja', nagaraja as AnyGame, makeNagaraja(nagaraja.values, 2) as GameScene],
  ['rajas', rajas as AnyGame, makeRajas(rajas.values, 2) as GameScene],
] as const

test.each(scenes)(
  '%s: a costly command waits for its second touch and is focused after the first',
  async (_, game, scene) => {
    const position = positionOf(game, scene)
    const { costly, touch: id, seat } = position
    const { touch, sent, focused } = await mount(scene, position)
    await touch(id)
    expect(sent).toEqual([])
    expect(focused).toEqual([{ seat, command: costly }])
    await touch(id)
    expect(sent).toEqual([{ seat, command: costly }])
    // it is asked for twice again
    await touch(id)
    expect(sent).toHaveLength(1)
  },
)

test.each(scenes)(
  '%s: another touch in between does not confirm a costly command',
  async (_, game, scene) => {
    const position = positionOf(game, scene)
    const [command, other] = position.free!
    const { touch, sent } = await mount(scene, position)
    await touch(position.touch)
    await touch(other)
    expect(sent).toEqual([{ seat: position.seat, command }])
    await touch(position.touch)
    expect(sent).toHaveLength(1)
  },
)

test('of two costly commands, the touch of one does not confirm the other', async () => {
  const legal = [{ type: 'rest' }, { type: 'resign' }]
  const scene = {
    picks: ({ type }: Tagged) => ({ by: [type] }),
    isCostly: () => true,
  } as unknown as GameScene
  const position = positionOf(rajas as AnyGame, scenes[1][2])
  const { touch, sent } = await mount(scene, { ...position, legal })
  await touch('rest')
  await touch('resign')
  expect(sent).toEqual([])
  await touch('resign')
  expect(sent).toEqual([{ seat: position.seat, command: { type: 'resign' } }])
})
