/** The table's camera hooks: they follow questions, throws and beats, until a hand leads the camera or a pin keeps it. */
import { act, createRoot } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import { PerspectiveCamera } from 'three'
import { expect, test, vi } from 'vitest'
import type { Acting } from '../../../src/scenes/contract.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import type { PageScreen } from '../../../src/app/table/ports.ts'
import type { TableState } from '../../../src/app/state/tableState.ts'
import { type CameraState, useCamera } from '../../../src/app/table/useCamera.ts'
import { useFollowed } from '../../../src/app/table/useFollowed.ts'
import { stillClock } from '../../../src/session/clock.ts'
import { makeTinyScene } from '../../kit/scene/tinyScene.ts'
import { makeBlind } from '../../scenes/oneTime/bareTable.tsx'

vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => undefined })
  const window = { matchMedia, localStorage: { getItem: () => null } }
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  for (const [name, value] of Object.entries({ ...window, window })) vi.stubGlobal(name, value)
})

const tiny = makeTinyScene(2)
const asking: GameScene = {
  ...(tiny as GameScene),
  attention: (_view, acting) => (acting.length > 0 ? 'near' : 'seat'),
  deeds: () => [
    { seat: 0, camera: 'deed', at: 0, until: 1, weight: 0.6, where: [0, 0, 0], reach: 2 },
  ],
}

const still = {
  number: 1,
  from: null,
  to: null,
  events: [],
  plan: { length: 1, moves: [], cues: [] },
}
const acting: readonly Acting[] = [{ seat: 0, legal: [] }]
const resting = {
  moving: null,
  beat: still,
  roll: null,
  clock: stillClock(),
  acting: [],
  ask: null,
  thinking: null,
  again: null,
  looking: null,
  result: null,
  viewer: 0,
  header: { sittings: [{ name: '', kind: 'human', colour: 'saffron' }] },
  strip: { runs: [], throws: [] },
} as unknown as TableState

interface Watched {
  camera(): CameraState
  readonly screen: PageScreen
  show(part: Partial<TableState>, turn?: number): Promise<string>
  close(): Promise<void>
}

async function watch(): Promise<Watched> {
  const { canvas, renderer } = makeBlind()
  const screen: PageScreen = {
    now: () => ({ scene: asking, isDrawn: true }),
    bring: () => undefined,
    draw: () => undefined,
    lead: () => 0,
  }
  const seen: { current: CameraState | null } = { current: null }
  function Watching({ state, turn }: { state: TableState; turn: number }) {
    const camera = useCamera(useFollowed(asking, state, screen, false), turn, state.acting)
    useLayoutEffect(() => void (seen.current = camera))
    return null
  }
  const root = createRoot(canvas as unknown as HTMLCanvasElement)
  const size = { width: 10, height: 10, top: 0, left: 0 }
  await root.configure({
    gl: renderer as never,
    camera: new PerspectiveCamera(),
    frameloop: 'never',
    dpr: 1,
    size,
  })
  const camera = (): CameraState => {
    if (!seen.current) throw new Error('nothing is mounted')
    return seen.current
  }
  return {
    camera,
    screen,
    async show(part, turn = 1) {
      await act(
        async () => void root.render(<Watching state={{ ...resting, ...part }} turn={turn} />),
      )
      return camera().aim.name
    },
    close: () => act(async () => void root.unmount()),
  }
}

test('the camera goes to the question, holds a beat’s deed and stays while nobody is asked', async () => {
  const { show, screen, close } = await watch()
  expect(await show({ acting })).toBe('near')
  const beat = { ...still, number: 2 }
  expect(screen.lead(beat)).toBeGreaterThan(0)
  expect(await show({ moving: 'beat', beat })).toBe('deed')
  expect(screen.lead(beat)).toBe(0)
  expect(await show({ beat })).toBe('deed')
  await close()
})

test('a throw is seen in the tray before and while it rolls', async () => {
  const { show, close } = await watch()
  expect(await show({ ask: { seat: 0, pieces: [] } })).toBe('tray')
  expect(await show({ moving: 'roll' })).toBe('tray')
  await close()
})

test('a hand that leads the camera keeps it until the turn ends, and a pin for longer', async () => {
  const { show, camera, close } = await watch()
  expect(await show({ acting })).toBe('near')
  await act(async () => camera().lead())
  const led = camera().times
  expect(await show({ moving: 'roll' })).toBe('near')
  expect(camera().times).toBe(led)
  expect(await show({ moving: 'roll' }, 2)).toBe('tray')
  expect(camera().times).not.toBe(led)
  await act(async () => camera().pin(true))
  expect(await show({ acting }, 3)).toBe('tray')
  await close()
})
