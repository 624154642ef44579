/** @3d-dice/dice-box-threejs: its own `simulateThrow`, which it runs on the page's thread before a roll. */
import { pathToFileURL } from 'node:url'
import { fetchPeer, isTilted } from './fetch.ts'
import type { Thrower } from './fetch.ts'

interface Box {
  display: Record<string, number>
  world: {
    gravity: { set(x: number, y: number, z: number): void }
    solver: object
    allowSleep: boolean
  }
  diceList: { body: { quaternion: Record<'x' | 'y' | 'z' | 'w', number> } }[]
  DiceFactory: Record<string, unknown>
  renderer: object
  iteration: number
  iterationLimit: number
  framerate: number
  gravity_multiplier: number
  makeWorldBox(): void
  startClickThrow(notation: string): { vectors: readonly object[] }
  spawnDice(vector: object): void
  simulateThrow(): void
  clearDice(): void
}

const size = { clientWidth: 900, clientHeight: 600 }

/** The few DOM functions that its constructor and its dice factory call; nothing is drawn. */
function makePage(): object {
  return { querySelector: () => size, createElement: () => ({ getContext: () => null, style: {} }) }
}

export async function loadDiceBoxThree(): Promise<Thrower | null> {
  const folder = fetchPeer('@3d-dice/dice-box-threejs', '0.0.12')
  if (!folder) return null
  Object.assign(globalThis, { document: makePage(), window: globalThis })
  const file = pathToFileURL(`${folder}/dist/dice-box-threejs.es.js`).href
  const { default: DiceBox } = (await import(file)) as {
    default: new (selector: string, options: object) => Box
  }
  const box = new DiceBox('#bench', { sounds: false })
  Object.assign(box.display, {
    currentWidth: size.clientWidth / 2,
    currentHeight: size.clientHeight / 2,
    containerWidth: size.clientWidth,
    containerHeight: size.clientHeight,
  })
  box.renderer = { render: () => undefined }
  box.world.gravity.set(0, 0, -9.8 * box.gravity_multiplier)
  Object.assign(box.world.solver, { iterations: 14 })
  box.world.allowSleep = true
  box.makeWorldBox()
  // faces are drawn on a canvas, which is not part of the physics
  box.DiceFactory['createMaterials'] = () => []
  box.DiceFactory['setMaterialInfo'] = () => undefined
  return {
    name: 'dice-box-threejs',
    about: '@3d-dice/dice-box-threejs 0.0.12: its simulateThrow, 60 steps a second',
    throwDice(count) {
      box.clearDice()
      for (const vector of box.startClickThrow(`${count}d6`).vectors) box.spawnDice(vector)
      box.simulateThrow()
      const tilted = box.diceList.filter(({ body: { quaternion } }) => {
        const { x, y, z, w } = quaternion
        return isTilted(x, y, z, w, 'z')
      }).length
      const isForced = box.iteration >= box.iterationLimit
      return { steps: box.iteration, seconds: box.iteration * box.framerate, tilted, isForced }
    },
  }
}
