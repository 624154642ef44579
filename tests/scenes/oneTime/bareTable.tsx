/** Mounts the table without WebGL and DOM: everything runs but the rendering, at seconds that the test sets. */
import { act, createRoot, extend } from '@react-three/fiber'
import { createElement } from 'react'
import { type Camera, Group, InstancedMesh, PerspectiveCamera, type Scene } from 'three'
import type { SceneProps, TableCanvasProps } from '../../../src/scenes/board/scene.ts'
import { watchedBoard } from '../../../src/scenes/board/watchedBoard.ts'
import { type Frames, makeFrameOrder } from '../../../src/scenes/frame.ts'
import { tiers } from '../../../src/scenes/quality.ts'
import { makeGrip, makeShadows, StageContext } from '../../../src/scenes/stage.ts'
import { Table } from '../../../src/scenes/table/Table.tsx'
import { makeTime, type Time } from '../../../src/session/time.ts'

extend({ Group })
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const nothing = () => undefined

/** Stubs for what fiber and the table need of a canvas and a renderer. */
export function makeBlind() {
  const canvas = Object.assign(new EventTarget(), { style: {}, width: 1280, height: 720 })
  const seen: { scene: Scene | null; camera: Camera | null } = { scene: null, camera: null }
  const renderer = {
    domElement: canvas,
    shadowMap: {},
    xr: { addEventListener: nothing, removeEventListener: nothing, isPresenting: false },
    info: { reset: nothing, render: { calls: 0, triangles: 0 }, programs: [] },
    extensions: { has: () => false },
    compile: nothing,
    getContext: () => null,
    setSize: nothing,
    setPixelRatio: nothing,
    dispose: nothing,
    render: (scene: Scene, camera: Camera) => Object.assign(seen, { scene, camera }),
  }
  return { canvas, renderer, seen }
}

export interface Shown extends Pick<TableCanvasProps, 'scene' | 'roll' | 'camera'> {
  readonly board: Pick<SceneProps, 'beat' | 'clock'>
}

export interface BareTable {
  readonly time: Time
  show(shown: Shown): Promise<void>
  /** Runs exactly one frame and collects all numbers it would render: instances, single objects, camera. */
  draw(): readonly number[]
  close(): Promise<void>
}

export async function openBareTable(): Promise<BareTable> {
  const time = makeTime()
  const { canvas, renderer, seen } = makeBlind()
  let draw: (seconds: number) => void = nothing
  const frames: Frames = {
    isExact: true,
    join(next) {
      draw = next
      return { ask: nothing, leave: nothing }
    },
  }
  const stage = {
    time,
    frames,
    order: makeFrameOrder(time),
    tier: { ...tiers.medium, reflections: false, shimmer: true },
    quality: 'medium' as const,
    reducedMotion: false,
    shadows: makeShadows(),
    grip: makeGrip(),
    coming: { count: 0 },
  }
  const root = createRoot(canvas as unknown as HTMLCanvasElement)
  await root.configure({
    gl: renderer as never,
    camera: new PerspectiveCamera(30, 1280 / 720, 4, 20_000),
    frameloop: 'never',
    dpr: 1,
    size: { width: 1280, height: 720, top: 0, left: 0 },
  })
  let watch = 0

  return {
    time,
    async show({ board, ...shown }) {
      const props = watchedBoard({ ...board, seats: 2, names: ['Ada', 'Zoë'], viewer: 'table' })
      await act(async () => {
        const table = <Table {...shown} board={props} hand={null} onDrawn={nothing} />
        root.render(createElement(StageContext.Provider, { value: stage }, table))
      })
    },
    draw() {
      watch += 0.2 + (watch % 0.7)
      draw(watch)
      const numbers: number[] = []
      seen.scene?.updateMatrixWorld()
      seen.scene?.traverse((thing) => {
        if (thing instanceof InstancedMesh) {
          numbers.push(thing.count, ...thing.instanceMatrix.array)
          numbers.push(...(thing.instanceColor?.array ?? []))
        } else numbers.push(...thing.matrixWorld.elements)
      })
      seen.camera?.updateMatrixWorld()
      return [...numbers, ...(seen.camera?.matrixWorld.elements ?? [])]
    },
    close: () => act(async () => root.unmount()),
  }
}
