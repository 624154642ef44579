/** Draws posed things: equal looks are copies of one form, made when they are first seen and when more are needed. */
import { Group, type Material, type Object3D } from 'three'
import type { Quality } from '../contract.ts'
import { type LookCopies, makeLookCopies } from './copies.ts'
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
  shown: readonly Posed[]
}

export function makeDrawn(workshop: Workshop): Drawn {
  const { bodies, forms, print, quality, isGhostly, warm, arrived } = workshop
  const group = new Group()
  const slots = new Map<string, Slot>()
  const printed: Material | null = print && printedMaterial(print)
  let isGone = false

  async function make(slot: Slot, look: Look, room: number): Promise<void> {
    const body = bodyOf(bodies, look)
    const parts = await partsOf(look, body, forms, printed, quality, room)
    const worn = isGhostly ? parts.map(ghostOf) : parts
    const copies = makeLookCopies(worn, body, room, print)
    copies.show(slot.shown.slice(0, room))
    if (!isGone) await warm(copies.group)
    // meanwhile more may have been asked for
    if (isGone || slot.room !== room) return copies.dispose()
    if (slot.copies) group.remove(slot.copies.group)
    slot.copies?.dispose()
    slot.copies = copies
    copies.show(slot.shown)
    group.add(copies.group)
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

  return {
    group,
    prepare(things) {
      for (const list of drawnLooks(things).values())
        if (list[0]) slotFor(list[0].look, list.length)
    },
    show(posed) {
      const groups = drawnLooks(posed)
      for (const [name, slot] of slots) if (!groups.has(name)) slot.shown = []
      for (const list of groups.values()) {
        const [first] = list
        if (first) slotFor(first.look, list.length).shown = list
      }
      for (const { copies, shown } of slots.values()) copies?.show(shown.slice(0, copies.room))
    },
    dispose() {
      isGone = true
      for (const { copies } of slots.values()) copies?.dispose()
      printed?.dispose()
    },
  }
}
