/** Loads the physics engine once; everything else in this room asks for it here. */
import RAPIER, { init, World } from '@dimforge/rapier3d-compat'
import { watchInside } from './inside.ts'
import { findPoses } from './poses.ts'

let loading: Promise<void> | undefined
let loaded = false

/**
 * The compat build passes its own binary in a way that its own loader calls deprecated: that one
 * warning, printed before the first await, is of no use to anybody at this table.
 */
function loadQuietly(): Promise<void> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return init()
  } finally {
    console.warn = warn
  }
}

/**
 * The engine asks the clock two dozen times a step, for timers that nobody at this table reads, and
 * keeps the clock that it finds at its first step: it finds one that stands still. So a throw costs
 * less, and no time of day comes near a result.
 */
function stepWithoutClock(world: World): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'performance')
  const standing = { now: () => 0 }
  Object.defineProperty(globalThis, 'performance', { configurable: true, value: standing })
  try {
    world.step()
  } finally {
    if (own) Object.defineProperty(globalThis, 'performance', own)
    else Reflect.deleteProperty(globalThis, 'performance')
  }
}

/** What a throwaway world can teach the engine before the first throw. */
function prepare(): void {
  const world = new World({ x: 0, y: 0, z: 0 })
  stepWithoutClock(world)
  world.free()
  findPoses()
}

export function ready(): Promise<void> {
  loading ??= watchInside(loadQuietly).then(() => {
    prepare()
    loaded = true
  })
  return loading
}

export function engine(): typeof RAPIER {
  if (!loaded) throw new Error('the physics engine is not loaded: await ready() first')
  return RAPIER
}
