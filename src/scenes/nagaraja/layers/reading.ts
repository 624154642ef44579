/** A card that is pointed at, held up so large that it can be read from the seat. */
import { Mesh, MeshStandardMaterial } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import { bothSeats, of } from '../../../games/nagaraja/vocabulary.ts'
import type { Triple } from '../../../physics/types.ts'
import { card, temple } from '../../../shapes/nagaraja.ts'
import { cardForm } from '../cardForm.ts'
import { cardId } from '../ids.ts'
import { printFont } from '../print/ability.ts'
import { drawCard } from '../print/card.ts'
import { wordsOf } from '../print/words.ts'
import { isRaised } from '../things/cards.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

/** How much larger than on the table, how far behind and above it (cm), and how it leans (radians). */
const held = { size: 2.4, back: 14, up: 8.5, lean: 0.66 } as const
/** So far it may stand from the table's middle. */
const within = { x: 44, far: -4, near: 39, highest: 12, over: 1.2 } as const
/** Pixels across its picture. */
const wide = 640

/**
 * The card that is read: pointed at, or the one that stands for the focused command, or one that waits to be
 * cancelled. Cards that are held up already are not held before the sticks unless somebody points at them.
 */
export function readOf({ pointed, focus, faceOf, beat }: Read): string | null {
  const { activation, offer, phase, players } = beat.to
  const threat = phase.kind === 'window' && activation ? [cardId(activation.card)] : []
  const raised = bothSeats.flatMap((seat) =>
    isRaised(beat.to, seat) ? (of(players, seat).hand ?? []) : [],
  )
  const near = new Set([...(offer ?? []), ...(pointed === null ? raised : [])].map(cardId))
  const ids = pointed === null ? [...focus, ...threat] : [pointed]
  return ids.find((id) => id.includes('-') && isFace(faceOf(id)) && !near.has(id)) ?? null
}

/** Where a card that lies here is held to be read; what is brought in from beyond a temple is held over its walls. */
export function heldAt([x, y, z]: Triple): Triple {
  const reach = ((card.high * held.size) / 2) * Math.sin(held.lean)
  const clear = Math.abs(x) > within.x ? temple.wall.top + within.over + reach : 0
  return [
    Math.max(-within.x, Math.min(within.x, x)),
    Math.max(clear, Math.min(within.highest, y) + held.up),
    Math.max(within.far, Math.min(within.near, z - held.back)),
  ]
}

type Read = Pick<NagarajaMoment, 'pointed' | 'focus' | 'faceOf' | 'beat'>

const isFace = (face: string | number | undefined): boolean => face !== undefined && face !== 'back'

function makeReading(box: Box): NagarajaLayer {
  const { pen, map } = makeCanvasMap(wide, Math.ceil((wide * card.high) / card.wide))
  const material = new MeshStandardMaterial({ map, roughness: 0.75 })
  const mesh = new Mesh(cardForm(), material)
  mesh.scale.setScalar(held.size)
  mesh.rotation.x = held.lean
  mesh.visible = false
  let last = ''
  return {
    object: mesh,
    paint(moment) {
      const { poseOf, faceOf, say } = moment
      const id = readOf(moment)
      const pose = id === null ? null : poseOf(id)
      const face = id !== null && box.edition.cards.faces.find((one) => one.id === faceOf(id))
      mesh.visible = Boolean(pose && face)
      if (!pose || !face) return
      const words = wordsOf(say)
      const key = `${document.fonts.check(`700 40px ${printFont}`)} ${face.id} ${words(face)}`
      if (key !== last) {
        last = key
        pen.clearRect(0, 0, map.image.width, map.image.height)
        drawCard(pen, face, words, wide)
        map.needsUpdate = true
      }
      mesh.position.set(...heldAt(pose.at))
    },
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}

export const readingLayer = (box: Box): NagarajaLayerPlan => ({
  name: 'reading',
  madeFor: () => '',
  make: () => makeReading(box),
})
