/** Draws one exhibit on its cloth whenever it is told to: the same numbers give the same picture. */
import {
  Box3,
  Color,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Quality } from '../contract.ts'
import { tiers } from '../quality.ts'
import { releaseShared } from '../shared.ts'
import { type ClothName, makeCloth } from './cloth.ts'
import { type StudioEye, lookRound, placeEye } from './eye.ts'
import { handSheet, type HandOnCloth, makeHand } from './hand.ts'
import type { Holder } from './holder.ts'
import { type Hour, makeStudioLights } from './light.ts'
import { type Cost, drawCostOf } from './measure.ts'
import { type ContactShadow, makeContact } from './contact.ts'

export interface StudioSetting {
  readonly eye: StudioEye
  readonly hour: Hour
  readonly cloth: ClothName
  readonly hasHand: boolean
  /** Neither cloth nor background: the thing alone, seen through round it. */
  readonly isBare: boolean
  /** Nobody turns it: it fills the picture as it is seen now. */
  readonly isStill?: boolean
}

export interface Studio {
  readonly canvas: HTMLCanvasElement
  /** What stands there from now on; whoever made it disposes of it. */
  hold(holder: Holder | null): void
  /** Things have been posed anew: shadows and framing follow. */
  settle(): void
  /** In a picture of so many pixels. */
  draw(setting: StudioSetting, wide: number, high: number): void
  cost(): Cost
  dispose(): void
}

function makeRenderer(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    preserveDrawingBuffer: true,
    powerPreference: 'high-performance',
  })
  renderer.outputColorSpace = SRGBColorSpace
  renderer.toneMapping = NeutralToneMapping
  renderer.setClearColor(new Color(0, 0, 0), 0)
  renderer.shadowMap.enabled = tiers[quality].shadows !== 'none'
  renderer.shadowMap.type = PCFShadowMap
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  return renderer
}

export function makeStudio(canvas: HTMLCanvasElement, quality: Quality): Studio {
  const renderer = makeRenderer(canvas, quality)
  const scene = new Scene()
  const camera = new PerspectiveCamera()
  const lights = makeStudioLights(scene, tiers[quality])
  const cloth = makeCloth(quality)
  scene.add(cloth.mesh)
  let holder: Holder | null = null
  let contact: ContactShadow | null = null
  let hand: HandOnCloth | null = null
  const bounds = new Box3()
  const [middle, size] = [new Vector3(), new Vector3()]
  let radius = 1

  function settle(): void {
    if (!holder) return
    bounds.copy(holder.bounds())
    bounds.getSize(size)
    contact?.show(holder.feet(), bounds.min.y)
  }

  /** Where no shadow falls by itself: without shadows, and where there is no cloth for them. */
  function touch(isWanted: boolean): void {
    if (isWanted && !contact && holder) {
      contact = makeContact(holder.bounds().getSize(size).length() / 2)
      contact.show(holder.feet(), bounds.min.y)
      scene.add(contact.group)
    }
    if (contact) contact.group.visible = isWanted
  }

  function layHand(isThere: boolean): Box3 {
    if (!isThere) {
      if (hand) hand.mesh.visible = false
      return bounds
    }
    hand ??= makeHand()
    scene.add(hand.mesh)
    hand.mesh.visible = true
    const x = bounds.max.x + 1.2 + handSheet.wide / 2
    hand.mesh.position.set(x, bounds.min.y + 0.012, (bounds.min.z + bounds.max.z) / 2)
    return new Box3().setFromObject(hand.mesh).union(bounds)
  }

  function frame(
    { eye, hour, cloth: name, hasHand, isBare, isStill }: StudioSetting,
    aspect: number,
  ): void {
    const whole = layHand(hasHand && !isBare)
    whole.getCenter(middle)
    radius = Math.max(0.4, whole.getSize(size).length() / 2)
    lights.set(hour)
    lights.cover(middle, radius)
    const far = placeEye(camera, eye, middle, size, aspect, isStill)
    lights.fade(far + radius * 1.6, far + radius * 8)
    cloth.dye(name)
    cloth.lay(middle.x, whole.min.y - radius * 0.002, middle.z, radius)
    const from = holder?.exhibit.from
    cloth.mesh.visible = !isBare && !from
    if (isBare) scene.background = null
    touch(!from && eye.pitch > 0 && (isBare || tiers[quality].shadows === 'none'))
    if (!from) return
    lights.fade(radius * 3, radius * 6)
    lookRound(camera, eye, from, aspect, radius * 4)
  }

  return {
    canvas,
    settle,
    hold(next) {
      if (holder) scene.remove(holder.group)
      if (contact) {
        scene.remove(contact.group)
        contact.dispose()
        contact = null
      }
      holder = next
      if (!next) return
      scene.add(next.group)
      settle()
    },
    draw(setting, wide, high) {
      if (!holder) return
      if (canvas.width !== wide || canvas.height !== high) renderer.setSize(wide, high, false)
      frame(setting, wide / high)
      renderer.render(scene, camera)
    },
    cost: () => (holder ? drawCostOf(holder.group) : { triangles: 0, calls: 0, textures: 0 }),
    dispose() {
      lights.dispose()
      cloth.dispose()
      contact?.dispose()
      hand?.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
      releaseShared()
    },
  }
}
