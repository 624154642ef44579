/** The sun and what it reaches, and the surroundings that polished things mirror. */
import { DirectionalLight, type Scene } from 'three'
import { LIGHT, makeEnvironment, SUN_DIRECTION } from '../materials/index.ts'
import type { Tier } from '../quality.ts'
import { layers } from '../board/above.ts'

const far = 420
/** Half extents of what the sun's shadow covers, seen from the sun. */
const cover = { side: 84, up: 60 } as const

export interface Sun {
  readonly light: DirectionalLight
  /** Shadows are drawn again in the next frame. */
  cast(): void
  dispose(): void
}

export function makeSun(tier: Tier): Sun {
  const light = new DirectionalLight(LIGHT.sun, LIGHT.sunIntensity)
  const [x, y, z] = SUN_DIRECTION
  light.position.set(x * far, y * far, z * far)
  light.layers.enable(layers.pieces)
  const { shadow } = light
  if (tier.shadows !== 'none') {
    light.castShadow = true
    shadow.mapSize.set(tier.shadowMap, tier.shadowMap)
    const { camera } = shadow
    camera.layers.enable(layers.pieces)
    camera.layers.enable(layers.casters)
    camera.left = -cover.side
    camera.right = cover.side
    camera.top = cover.up
    camera.bottom = -cover.up
    camera.near = 60
    camera.far = far + 120
    shadow.bias = -0.0004
    shadow.normalBias = 0.06
    shadow.radius = tier.shadows === 'soft' ? 3 : 1
    shadow.autoUpdate = false
  }
  return {
    light,
    cast() {
      shadow.needsUpdate = true
    },
    dispose: () => light.dispose(),
  }
}

/** Until the returned function is called. */
export function surround(scene: Scene): () => void {
  const drawn = makeEnvironment()
  scene.environment = drawn
  scene.environmentIntensity = LIGHT.environmentIntensity
  return () => {
    scene.environment = null
    drawn.dispose()
  }
}
