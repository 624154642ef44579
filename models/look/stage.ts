// The light and the renderer of the look pages: as at the table, for one picture.
import {
  AgXToneMapping,
  type Camera,
  Color,
  DirectionalLight,
  HemisphereLight,
  PCFSoftShadowMap,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import {
  LIGHT,
  makeEnvironment,
  SUN_DIRECTION,
  type Tier,
} from '../../src/scenes/materials/index.ts'

declare global {
  interface Window {
    ready?: boolean
  }
}

export interface Stage {
  scene: Scene
  /** Draws one picture; the sun's shadow reaches `span` cm round the middle. */
  show(camera: Camera, what: string, span: number): void
}

export function makeStage(tier: Tier, exposure: number = LIGHT.exposure): Stage {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
  renderer.setSize(innerWidth, innerHeight)
  renderer.toneMapping = AgXToneMapping
  renderer.toneMappingExposure = exposure
  renderer.shadowMap.enabled = tier !== 'low'
  renderer.shadowMap.type = PCFSoftShadowMap
  document.body.append(renderer.domElement)
  const scene = new Scene()
  scene.background = new Color('#3a302a')
  scene.environment = makeEnvironment()
  scene.environmentIntensity = LIGHT.environmentIntensity
  scene.add(new HemisphereLight(LIGHT.sky, LIGHT.ground, LIGHT.hemisphere))
  return {
    scene,
    show(camera, what, span) {
      const sun = sunOver(span)
      scene.add(sun, sun.target)
      renderer.render(scene, camera)
      const { triangles, calls } = renderer.info.render
      document.title = `${what}: ${triangles} triangles, ${calls} draw calls`
      window.ready = true
    },
  }
}

function sunOver(span: number): DirectionalLight {
  const sun = new DirectionalLight(LIGHT.sun, LIGHT.sunIntensity)
  sun.position.copy(new Vector3(...SUN_DIRECTION).multiplyScalar(span * 2))
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(2048)
  sun.shadow.bias = -0.0005
  sun.shadow.normalBias = span / 1500
  Object.assign(sun.shadow.camera, {
    left: -span,
    right: span,
    top: span,
    bottom: -span,
    far: span * 4,
  })
  return sun
}
