/** Loads the physics engine once; everything else in this room asks for it here. */
import RAPIER, { init } from '@dimforge/rapier3d-compat'
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

export function ready(): Promise<void> {
  loading ??= watchInside(loadQuietly).then(() => {
    findPoses()
    loaded = true
  })
  return loading
}

export function engine(): typeof RAPIER {
  if (!loaded) throw new Error('the physics engine is not loaded: await ready() first')
  return RAPIER
}
