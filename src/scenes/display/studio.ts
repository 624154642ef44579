/** Draws one exhibit on its cloth. The same settings give the same picture. */
import { Box3, NeutralToneMapping, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import type { Quality } from '../contract.ts'
import { tiers } from '../quality.ts'
import { releaseShared } from '../shared.ts'
import { type ClothName, makeCloth } from './cloth.ts'
import { type StudioEye, lookRound, placeEye } from './eye.ts'
import { handSheet, makeHand } from './hand.ts'
import type { Holder } from './holder.ts'
import { type Hour, makeStudioLights } from './light.ts'
import { type Cost, drawCostOf } from './measure.ts'
import { type ContactShadow, makeContact } from './contact.ts'

export interface StudioSetting {
  readonly eye: StudioEye
  readonly hour: Hour
  readonly cloth: ClothName
  readonly hasHand: boolean
  /** Neither cloth nor background: the picture is transparent round the exhibit. */
  readonly isBare: boolean
  /** The picture is never turned, and may be framed for this yaw alone. */
  readonly isStill?: boolean
}

export interface Studio {
  readonly canvas: HTMLCanvasElement
  /** Replaces the exhibit. Its maker disposes of it. */
  hold(holder: Holder | null): void
  /** Measures the exhibit after it has been posed anew. */
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
  renderer.toneMapping = NeutralToneMapping
  renderer.setClearColor(0, 0)
  renderer.shadowMap.enabled = tiers[quality].shadows !== 'none'
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  return renderer
}

export function makeStudio(canvas: HTMLCanvasElement, quality: Quality): Studio {
  const renderer = makeRenderer(canvas, quality)
  const hasShadows = tiers[quality].shadows !== 'none'
  const scene = new Scene()
  const camera = new PerspectiveCamera()
  const lights = makeStudioLights(scene, tiers[quality])
  const cloth = makeCloth(quality)
  scene.add(cloth.mesh)
  let holder: Holder | null = null
  let contact: ContactShadow | null = null
  let hand: ReturnType<typeof makeHand> | null = null
  const bounds = new Box3()
  const [middle, size] = [new Vector3(), new Vector3()]

  function settle(): void {
    if (!holder) return
    bounds.copy(holder.bounds())
    bounds.getSize(size)
    contact?.show(holder.feet(), bounds.min.y)
  }

  /** Contact shadows replace shadow maps where there are none, or no cloth to receive them. */
  function showContact(isWanted: boolean): void {
    if (isWanted && !contact && holder) {
      contact = makeContact(holder.bounds().getSize(size).length() / 2)
      contact.show(holder.feet(), bounds.min.y)
      scene.add(contact.group)
    }
    if (contact) contact.group.visible = isWanted
  }

  function removeContact(): void {
    if (!contact) return
    scene.remove(contact.group)
    contact.dispose()
    contact = null
  }

  /** Lays the hand beside the exhibit, or hides it. Returns the bounds of both. */
  function layHand(isWanted: boolean): Box3 {
    if (hand) hand.mesh.visible = isWanted
    if (!isWanted) return bounds
    hand ??= makeHand()
    scene.add(hand.mesh)
    const x = bounds.max.x + 1.2 + handSheet.wide / 2
    hand.mesh.position.set(x, bounds.min.y + 0.012, (bounds.min.z + bounds.max.z) / 2)
    return new Box3().setFromObject(hand.mesh).union(bounds)
  }

  function frame(setting: StudioSetting, aspect: number): void {
    const { eye, hour, cloth: name, hasHand, isBare, isStill } = setting
    const whole = layHand(hasHand && !isBare)
    whole.getCenter(middle)
    const radius = Math.max(0.4, whole.getSize(size).length() / 2)
    lights.set(hour, middle, radius)
    if (isBare) scene.background = null
    const from = holder?.exhibit.from
    cloth.dye(name)
    cloth.lay(middle.x, whole.min.y - radius * 0.002, middle.z, radius)
    cloth.mesh.visible = !isBare && !from
    if (from) {
      showContact(false)
      lights.fade(radius * 3, radius * 6)
      lookRound(camera, eye, from, aspect, radius * 4)
      return
    }
    const distance = placeEye(camera, eye, middle, size, aspect, isStill)
    lights.fade(distance + radius * 1.6, distance + radius * 8)
    showContact(eye.pitch > 0 && (isBare || !hasShadows))
  }

  return {
    canvas,
    settle,
    hold(next) {
      if (holder) scene.remove(holder.group)
      removeContact()
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
      for (const one of [lights, cloth, contact, hand, renderer]) one?.dispose()
      renderer.forceContextLoss()
      releaseShared()
    },
  }
}
