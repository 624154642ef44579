/** The light over the cloth: the table's own golden hour, a clear day, or one lamp in the evening. */
import {
  Color,
  type DataTexture,
  DirectionalLight,
  Fog,
  HemisphereLight,
  type Scene,
  SpotLight,
  type Vector3,
} from 'three'
import { LIGHT, makeEnvironment, SUN_DIRECTION } from '../materials/index.ts'
import { patchSunlight } from '../place/jaliLight.ts'
import type { QualityTier } from '../quality.ts'

patchSunlight()

export const hours = ['evening', 'day', 'lamp'] as const
export type Hour = (typeof hours)[number]

interface Sky {
  readonly sun: string
  readonly strength: number
  readonly from: readonly [number, number, number]
  /** Light from above and from below, without a direction. */
  readonly above: string
  readonly below: string
  readonly dome: number
  readonly mirrored: number
  readonly far: string
}

const skies: Readonly<Record<Hour, Sky>> = {
  evening: {
    sun: LIGHT.sun,
    strength: LIGHT.sunIntensity,
    from: SUN_DIRECTION,
    above: '#f3d3ac',
    below: LIGHT.ground,
    dome: 0.75,
    mirrored: LIGHT.environmentIntensity,
    far: '#2a1a16',
  },
  day: {
    sun: '#fff3e0',
    strength: 3.6,
    from: [-0.46, 0.83, 0.32],
    above: '#d7e4f2',
    below: '#a08468',
    dome: 1.1,
    mirrored: 0.85,
    far: '#4c4038',
  },
  lamp: {
    sun: LIGHT.lamp,
    strength: 7.5,
    from: [0.5, 0.76, 0.42],
    above: '#54506a',
    below: '#3a2118',
    dome: 0.55,
    mirrored: 0.2,
    far: '#0d0708',
  },
}

/** Without surroundings to mirror, the light from above does their work. */
const instead = 1.1

export interface StudioLights {
  set(hour: Hour): void
  /** The sun's shadow covers so much round this place; distances from the camera from which the cloth fades. */
  cover(middle: Vector3, radius: number): void
  fade(from: number, to: number): void
  far(): string
  dispose(): void
}

export function makeStudioLights(scene: Scene, tier: QualityTier): StudioLights {
  // the sun comes through the pierced screen; a lamp stands inside
  const sun = new DirectionalLight()
  const lamp = new SpotLight()
  const dome = new HemisphereLight()
  const fog = new Fog('#000', 1, 2)
  const mirror: DataTexture | null = tier.reflections ? makeEnvironment() : null
  let sky = skies.evening
  scene.environment = mirror
  scene.fog = fog
  lamp.decay = 0
  lamp.penumbra = 1
  scene.add(sun, sun.target, lamp, lamp.target, dome)
  for (const light of tier.shadows === 'none' ? [] : [sun, lamp]) {
    light.castShadow = true
    light.shadow.mapSize.set(tier.shadowMap, tier.shadowMap)
    light.shadow.radius = tier.shadows === 'soft' ? 5 : 2
    light.shadow.bias = -0.0004
  }
  return {
    set(hour) {
      sky = skies[hour]
      for (const light of [sun, lamp]) {
        light.color.set(sky.sun)
        light.intensity = sky.strength
        light.visible = (light === lamp) === (hour === 'lamp')
      }
      dome.color.set(sky.above)
      dome.groundColor.set(sky.below)
      dome.intensity = mirror ? sky.dome : sky.dome + instead
      scene.environmentIntensity = sky.mirrored
      fog.color.set(sky.far)
      scene.background = new Color(sky.far)
    },
    cover(middle, radius) {
      const { camera } = sun.shadow
      const [x, y, z] = sky.from
      sun.target.position.copy(middle)
      sun.position
        .set(x, y, z)
        .multiplyScalar(radius * 4)
        .add(middle)
      Object.assign(camera, {
        left: -radius * 1.5,
        right: radius * 1.5,
        top: radius * 1.5,
        bottom: -radius * 1.5,
        near: radius * 0.5,
        far: radius * 9,
      })
      camera.updateProjectionMatrix()
      sun.shadow.normalBias = radius / 500
      lamp.target.position.copy(middle)
      lamp.position.copy(sun.position)
      lamp.angle = Math.atan(2.1 / 4)
      lamp.shadow.camera.near = radius
      lamp.shadow.camera.far = radius * 9
      lamp.shadow.normalBias = radius / 300
    },
    fade(from, to) {
      fog.near = from
      fog.far = to
    },
    far: () => sky.far,
    dispose() {
      mirror?.dispose()
      sun.dispose()
      lamp.dispose()
      dome.dispose()
    },
  }
}
