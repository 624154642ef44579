/** Renders posed things: one slot of instances per look, built when the look is first seen and rebuilt larger when needed. */
import { Group, type Material, type Object3D } from 'three'
import type { Quality } from '../contract.ts'
import { casterOf } from './caster.ts'
import { type LookCopies, makeLookCopies } from './copies.ts'
import { isCrowded, makeCrowd } from './crowd.ts'
import { type Forms, ghostOf, modelPartsOf } from './form.ts'
import { groupedBy } from './grouped.ts'
import type { Posed } from './poseAt.ts'
import { type BoardTexture, printedMaterial } from './print.ts'
import { type Bodies, bodyOf, type Look, nameOfLook } from './thing.ts'

export interface DrawnThings {
  readonly group: Group
  /** Starts loading the looks of these things before they are shown. */
  prepare(things: readonly Pick<Posed, 'look'>[]): void
  show(posed: readonly Posed[]): void
  dispose(): void
}

export interface Workshop {
  readonly bodies: Bodies
  readonly forms: Forms
  readonly print: BoardTexture | null
  readonly quality: Quality
  /** True if the scene renders shadows at all. */
  readonly hasShadows: boolean
  /** True for translucent previews of things that a command would bring. */
  readonly isGhostly: boolean
  /** Resolves when the object's shaders are compiled and its textures uploaded. */
  warm(thing: Object3D): Promise<void>
  /** Callback: a look has finished loading and needs a new frame. */
  arrived(): void
}

interface Slot {
  copies: LookCopies | null
  /** Capacity (instances) that has been asked for; the copies may still be loading. */
  room: number
  shown: Posed[]
}

const hasSameLooks = (before: readonly Posed[], now: readonly Posed[]): boolean =>
  before.length === now.length &&
  now.every((one, i) => {
    const was = before[i]
    return was === one || (was?.id === one.id && was.look === one.look)
  })

export function makeDrawn(workshop: Workshop): DrawnThings {
  const { bodies, forms, print, quality, hasShadows, isGhostly, warm, arrived } = workshop
  const group = new Group()
  const slots = new Map<string, Slot>()
  const crowd = hasShadows || isGhostly ? null : makeCrowd(quality, warm)
  if (crowd) group.add(crowd.group)
  const printed: Material | null = print && printedMaterial(print)
  let isGone = false
  let last: readonly Posed[] = []
  /** Slot and instance index of every shown thing. */
  let places = new Map<string, { readonly slot: Slot; readonly at: number }>()

  async function make(slot: Slot, look: Look, room: number): Promise<void> {
    const body = bodyOf(bodies, look)
    const parts = await modelPartsOf(look, body, forms, printed, quality, room)
    // while this was loading, a larger capacity may have been asked for
    const isStillWanted = () => !isGone && slot.room === room
    if (crowd && isCrowded(parts, body)) {
      await crowd.prepare(parts)
      if (isStillWanted()) replaceCopies(slot, crowd.copies(parts, body, room))
      return
    }
    const worn = isGhostly ? parts.map(ghostOf) : parts
    const caster = hasShadows ? await casterOf(look, body, forms, quality) : null
    const copies = makeLookCopies(worn, body, room, print, caster)
    copies.show(slot.shown.slice(0, room))
    if (!isGone) await warm(copies.group)
    if (!isStillWanted()) return copies.dispose()
    replaceCopies(slot, copies)
  }

  function replaceCopies(slot: Slot, copies: LookCopies): void {
    if (slot.copies?.group) group.remove(slot.copies.group)
    slot.copies?.dispose()
    slot.copies = copies
    copies.show(slot.shown.slice(0, copies.room))
    if (copies.group) group.add(copies.group)
    arrived()
  }

  function slotFor(look: Look, count: number): Slot {
    const name = nameOfLook(look)
    const known = slots.get(name)
    const slot = known ?? { copies: null, room: 0, shown: [] }
    slots.set(name, slot)
    if (count > slot.room) {
      slot.room = known ? 2 ** Math.ceil(Math.log2(count)) : count
      // the model loader reports a missing model once for all looks
      void make(slot, look, slot.room).catch(() => undefined)
    }
    return slot
  }

  function drawnLooks<T extends Pick<Posed, 'look'>>(things: readonly T[]): Map<string, T[]> {
    const own = things.filter(({ look }) => bodyOf(bodies, look).drawnBy !== 'layer')
    return groupedBy(own, ({ look }) => nameOfLook(look))
  }

  function showAll(posed: readonly Posed[]): void {
    const groups = drawnLooks(posed)
    for (const [name, slot] of slots) if (!groups.has(name)) slot.shown = []
    places = new Map()
    for (const list of groups.values()) {
      const [first] = list
      if (!first) continue
      const slot = slotFor(first.look, list.length)
      slot.shown = list
      list.forEach(({ id }, at) => places.set(id, { slot, at }))
    }
    for (const { copies, shown } of slots.values()) copies?.show(shown.slice(0, copies.room))
  }

  /**
   * Fast path for an unchanged set of things and looks: updates only slots with moved things and
   * printed looks.
   */
  function showMoved(posed: readonly Posed[]): void {
    const touched = new Set<Slot>()
    posed.forEach((one, i) => {
      const place = one === last[i] ? undefined : places.get(one.id)
      if (!place) return
      const { slot, at } = place
      if (!touched.has(slot)) slot.shown = [...slot.shown]
      touched.add(slot)
      slot.shown[at] = one
    })
    for (const slot of slots.values()) {
      const { copies, shown } = slot
      if (copies && (touched.has(slot) || copies.isPrinted))
        copies.show(shown.slice(0, copies.room))
    }
  }

  return {
    group,
    prepare(things) {
      for (const list of drawnLooks(things).values())
        if (list[0]) slotFor(list[0].look, list.length)
    },
    show(posed) {
      if (hasSameLooks(last, posed)) showMoved(posed)
      else showAll(posed)
      last = posed
    },
    dispose() {
      isGone = true
      for (const { copies } of slots.values()) copies?.dispose()
      crowd?.dispose()
      printed?.dispose()
    },
  }
}
