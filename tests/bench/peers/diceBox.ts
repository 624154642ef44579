/** @3d-dice/dice-box: its own physics worker, unchanged, driven with a clock of 60 frames a second. */
import { readFileSync } from 'node:fs'
import { fetchPeer, isTilted } from './fetch.ts'
import type { Thrower } from './fetch.ts'

interface Message {
  readonly action: string
  readonly [key: string]: unknown
}
type Listener = (event: { data: Message; ports?: readonly Port[] }) => void
interface Port {
  onmessage: Listener | null
  postMessage(message: Message): void
}

const frameMs = 1000 / 60
/** Frames after which dice-box's own limit of 5 s has certainly ended the throw. */
const maxFrames = 420

/** Default settings of its world. */
const options = {
  scale: 5,
  origin: 'http://bench',
  assetPath: '/',
}

type Scope = {
  onmessage: Listener | null
  readonly location: object
  readonly postMessage: (message: Message) => void
}

/** Runs the worker's script in a scope of its own, whose clock returns `now`. */
async function startWorker(
  source: string,
  wasm: Uint8Array<ArrayBuffer>,
  now: () => number,
): Promise<Scope> {
  class Clock {
    static now = now
    getTime = now
  }
  const fetched = async (): Promise<Response> =>
    new Response(wasm, { headers: { 'content-type': 'application/wasm' } })
  let started: () => void = () => undefined
  const isStarted = new Promise<void>((resolve) => {
    started = resolve
  })
  const scope: Scope = {
    onmessage: null,
    location: { href: 'http://bench/' },
    postMessage: () => started(),
  }
  const names = ['self', 'importScripts', 'process', 'window', 'document', 'fetch', 'Date']
  const given = [scope, () => undefined, undefined, undefined, undefined, fetched, Clock]
  Reflect.apply(Reflect.construct(Function, [...names, source]) as () => void, undefined, given)
  scope.onmessage?.({ data: { action: 'init', width: 900, height: 600, options } })
  await isStarted
  return scope
}

/** Steps until all dice sleep, and reports each die's last awake pose. */
function stepUntilRest(count: number, step: () => Float32Array) {
  const last = new Map<number, Float32Array>()
  const asleep = new Set<number>()
  let frames = 0
  while (asleep.size < count && frames < maxFrames) {
    frames += 1
    const words = step()
    for (let i = 0; i < count; i++) {
      const own = words.slice(i * 8 + 1, i * 8 + 9)
      const id = own[0] ?? -1
      if (own[1] === -1 && own[2] === 0) asleep.add(id)
      else if (!asleep.has(id)) last.set(id, own)
      if (own[1] === -1) asleep.add(id)
    }
  }
  return { frames, lying: [...last.values()] }
}

export async function loadDiceBox(): Promise<Thrower | null> {
  const folder = fetchPeer('@3d-dice/dice-box', '1.1.4')
  if (!folder) return null
  const page = readFileSync(`${folder}/dist/dice-box.es.js`, 'utf8')
  const packed = /ml = "([A-Za-z0-9+/=]+)"/.exec(page)?.[1]
  if (!packed) return null
  const source = Buffer.from(packed, 'base64').toString('utf8')
  const wasm = readFileSync(`${folder}/dist/assets/ammo/ammo.wasm.wasm`)
  const theme = JSON.parse(
    readFileSync(`${folder}/dist/assets/themes/default/default.json`, 'utf8'),
  ) as { meshes: readonly { id: string }[] }

  let now = 1_000_000
  const scope = await startWorker(source, wasm, () => now)

  let buffer = new Float32Array(8000).buffer
  const port: Port = {
    onmessage: null,
    postMessage: (message) => {
      if (message['diceBuffer'] instanceof ArrayBuffer) buffer = message['diceBuffer']
    },
  }
  scope.onmessage?.({ data: { action: 'connect' }, ports: [port] })
  const say = (message: Message): void => port.onmessage?.({ data: message })
  const colliders = theme.meshes.filter((mesh) => mesh.id.includes('collider'))
  say({ action: 'initBuffer', diceBuffer: buffer })
  say({ action: 'loadModels', options: { colliders, meshName: 'default' } })

  return {
    name: 'dice-box',
    about:
      '@3d-dice/dice-box 1.1.4: its Ammo worker, 60 frames a second, two steps of 1/90 s each at most',
    throwDice(count) {
      scope.onmessage?.({ data: { action: 'clearDice' } })
      now += frameMs
      say({ action: 'resumeSimulation', newStartPoint: true })
      for (let id = 0; id < count; id++) {
        const die = { sides: 6, id, meshName: 'default', scale: 5, newStartPoint: id === 0 }
        say({ action: 'addDie', options: die })
      }
      const { frames, lying } = stepUntilRest(count, () => {
        now += frameMs
        say({ action: 'stepSimulation', diceBuffer: buffer })
        return new Float32Array(buffer)
      })
      const tilted = lying.filter(([, , , , x = 0, y = 0, z = 0, w = 1]) =>
        isTilted(x, y, z, w, 'y'),
      ).length
      const seconds = (frames * frameMs) / 1000
      return { steps: Math.round(seconds * 90), seconds, tilted, isForced: seconds > 4.9 }
    },
  }
}
