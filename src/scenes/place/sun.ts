/** The sun's directional light with its shadow map, and the environment map for reflections. */
import { DirectionalLight, type Scene } from 'three'
import { LIGHT, makeEnvironment, SUN_DIRECTION } from '../materials/index.ts'
import type { QualityTier } from '../quality.ts'
import { renderOrders } from '../board/above.ts'

const sunDistanceCm = 420
/** Half extents of the shadow camera (cm). */
const shadowExtent = { side: 84, up: 60 } as const

export interface Sun {
  readonly light: DirectionalLight
  /** Renders the shadow map in the next frame. */
  cast(): void
  dispose(): void
}

export function makeSun(tier: QualityTier): Sun {
  const light = new DirectionalLight(LIGHT.sun, LIGHT.sunIntensity)
  const [x, y, z] = SUN_DIRECTION
  light.position.set(x * sunDistanceCm, y * sunDistanceCm, z * sunDistanceCm)
  light.layers.enable(renderOrders.pieces)
  const { shadow } = light
  if (tier.shadows !== 'none') {
    light.castShadow = true
    shadow.mapSize.set(tier.shadowMap, tier.shadowMap)
    const { camera } = shadow
    camera.layers.enable(renderOrders.pieces)
    camera.layers.enable(renderOrders.casters)
    camera.left = -shadowExtent.side
    camera.right = shadowExtent.side
    camera.top = shadowExtent.up
    camera.bottom = -shadowExtent.up
    camera.near = 60
    camera.far = sunDistanceCm + 120
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

/** Returns a function that removes the environment again. */
export function addEnvironment(scene: Scene): () => void {
  const drawn = makeEnvironment()
  scene.environment = drawn
  scene.environmentIntensity = LIGHT.environmentIntensity
  return () => {
    scene.environment = null
    drawn.dispose()
  }
}
