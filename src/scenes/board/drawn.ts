/** Draws posed things: equal looks are copies of one form, made when they are first seen and when more are needed. */
import { Group, type Material, type Object3D } from 'three'
import type { Quality } from '../contract.ts'
import { casterOf } from './caster.ts'
import { type LookCopies, makeLookCopies } from './copies.ts'
import { isCrowded, makeCrowd } from './crowd.ts'
import { type Forms, ghostOf, partsOf } from './form.ts'
import { groupedBy } from './grouped.ts'
import type { Posed } from './poseAt.ts'
import { type Print, printedMaterial } from './print.ts'
import { type Bodies, bodyOf, type Look, nameOfLook } from './thing.ts'

export interface Drawn {
  readonly group: Group
  /** Brings what these things look like, before they are shown. */
  prepare(things: readonly Pick<Posed, 'look'>[]): void
  show(posed: readonly Posed[]): void
  dispose(): void
}

export interface Workshop {
  readonly bodies: Bodies
  readonly forms: Forms
  readonly print: Print | null
  readonly quality: Quality
  /** Whether anything throws a shadow. */
  readonly hasShadows: boolean
  /** Things that are not there, but might be. */
  readonly isGhostly: boolean
  /** Resolves when the thing can be shown without waiting. */
  warm(thing: Object3D): Promise<void>
  /** Something has come that was not seen before. */
  arrived(): void
}

interface Slot {
  copies: LookCopies | null
  /** How many there is room for, once it is here. */
  room: number
  shown: Posed[]
}

const isSameCast = (before: readonly Posed[], now: readonly Posed[]): boolean =>
  before.length === now.length &&
  now.every((one, i) => {
    const was = before[i]
    return was === one || (was?.id === one.id && was.look === one.look)
  })

export function makeDrawn(workshop: Workshop): Drawn {
  const { bodies, forms, print, quality, hasShadows, isGhostly, warm, arrived } = workshop
  const group = new Group()
  const slots = new Map<string, Slot>()
  const crowd = hasShadows || isGhostly ? null : makeCrowd(quality, warm)
  if (crowd) group.add(crowd.group)
  const printed: Material | null = print && printedMaterial(print)
  let isGone = false
  let last: readonly Posed[] = []
  /** Where in its slot a thing is. */
  let places = new Map<string, { readonly slot: Slot; readonly at: number }>()

  async function make(slot: Slot, look: Look, room: number): Promise<void> {
    const body = bodyOf(bodies, look)
    const parts = await partsOf(look, body, forms, printed, quality, room)
    // meanwhile more may have been asked for
    const isStillAsked = () => !isGone && slot.room === room
    if (crowd && isCrowded(parts, body)) {
      await crowd.prepare(parts)
      if (isStillAsked()) take(slot, crowd.copies(parts, body, room))
      return
    }
    const worn = isGhostly ? parts.map(ghostOf) : parts
    const caster = hasShadows ? await casterOf(look, body, forms, quality) : null
    const copies = makeLookCopies(worn, body, room, print, caster)
    copies.show(slot.shown.slice(0, room))
    if (!isGone) await warm(copies.group)
    if (!isStillAsked()) return copies.dispose()
    take(slot, copies)
  }

  function take(slot: Slot, copies: LookCopies): void {
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
      // that a model is missing is said once for all of them
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

  /** The same things in the same looks: those that are elsewhere than before, and whatever is printed. */
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
      if (isSameCast(last, posed)) showMoved(posed)
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
