/** The light over the cloth: the table's evening sun, a clear day, or one lamp. */
import {
  Color,
  type ColorRepresentation,
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
  /** The sun, or the lamp: colour, intensity, direction. */
  readonly sun: readonly [ColorRepresentation, number, readonly [number, number, number]]
  /** Hemisphere light: colour from above, colour from below, intensity. */
  readonly dome: readonly [ColorRepresentation, ColorRepresentation, number]
  readonly environment: number
  readonly background: ColorRepresentation
}

const skies: Readonly<Record<Hour, Sky>> = {
  evening: {
    sun: [LIGHT.sun, LIGHT.sunIntensity, SUN_DIRECTION],
    dome: ['#f3d3ac', LIGHT.ground, 0.75],
    environment: LIGHT.environmentIntensity,
    background: '#2a1a16',
  },
  day: {
    sun: ['#fff3e0', 3.6, [-0.46, 0.83, 0.32]],
    dome: ['#d7e4f2', '#a08468', 1.1],
    environment: 0.85,
    background: '#4c4038',
  },
  lamp: {
    sun: [LIGHT.lamp, 7.5, [0.5, 0.76, 0.42]],
    dome: ['#54506a', '#3a2118', 0.55],
    environment: 0.2,
    background: '#0d0708',
  },
}

/** Additional intensity of the hemisphere light where there is no environment map. */
const withoutEnvironment = 1.1

export function makeStudioLights(scene: Scene, tier: QualityTier) {
  // the sun shines through the pierced screen of the balcony, the lamp is inside
  const sun = new DirectionalLight()
  const lamp = new SpotLight()
  const dome = new HemisphereLight()
  const fog = new Fog('#000', 1, 2)
  const environment = tier.reflections ? makeEnvironment() : null
  scene.environment = environment
  scene.fog = fog
  Object.assign(lamp, { decay: 0, penumbra: 1, angle: Math.atan(2.1 / 4) })
  scene.add(sun, sun.target, lamp, lamp.target, dome)
  for (const light of tier.shadows === 'none' ? [] : [sun, lamp]) {
    light.castShadow = true
    light.shadow.mapSize.set(tier.shadowMap, tier.shadowMap)
    light.shadow.radius = tier.shadows === 'soft' ? 5 : 2
    light.shadow.bias = -0.0004
  }

  /** Shadows reach so far round the middle (cm). */
  function aim(
    direction: readonly [number, number, number],
    middle: Vector3,
    radius: number,
  ): void {
    const reach = radius * 1.5
    for (const light of [sun, lamp]) {
      light.target.position.copy(middle)
      light.position
        .set(...direction)
        .multiplyScalar(radius * 4)
        .add(middle)
      light.shadow.camera.far = radius * 9
    }
    Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach })
    sun.shadow.camera.near = radius * 0.5
    sun.shadow.camera.updateProjectionMatrix()
    sun.shadow.normalBias = radius / 500
    lamp.shadow.camera.near = radius
    lamp.shadow.normalBias = radius / 300
  }
  return {
    set(hour: Hour, middle: Vector3, radius: number): void {
      const { sun: main, dome: hemisphere, environment: intensity, background } = skies[hour]
      for (const light of [sun, lamp]) {
        light.color.set(main[0])
        light.intensity = main[1]
        light.visible = (light === lamp) === (hour === 'lamp')
      }
      aim(main[2], middle, radius)
      dome.color.set(hemisphere[0])
      dome.groundColor.set(hemisphere[1])
      dome.intensity = hemisphere[2] + (environment ? 0 : withoutEnvironment)
      scene.environmentIntensity = intensity
      fog.color.set(background)
      scene.background = new Color(background)
    },
    /** Distances from the camera between which the cloth fades into the background. */
    fade: (near: number, far: number) => void Object.assign(fog, { near, far }),
    dispose() {
      environment?.dispose()
      for (const light of [sun, lamp, dome]) light.dispose()
    },
  }
}
