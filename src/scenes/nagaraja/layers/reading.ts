/** Layer: enlarges a card that is pointed at, so that it can be read from the seat. */
import { Mesh, MeshStandardMaterial } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import type { Box } from '../../../games/nagaraja/edition.ts'
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

/** Scale, distance behind and above the card (cm), tilt (radians). */
const enlarged = { size: 2.4, back: 14, up: 8.5, lean: 0.66 } as const
/** Bounds of its position on the table (cm). */
const bounds = { x: 44, far: -4, near: 39, highest: 12, over: 1.2 } as const
/** Width of the canvas (pixels). */
const canvasWidth = 640

/**
 * Id of the enlarged card: the pointed one, else one of the focused command, else one that waits to
 * be cancelled. Raised cards are large enough already and are enlarged only when pointed at.
 */
export function enlargedCardId({ pointed, focus, faceOf, beat }: Read): string | null {
  const { activation, offer, phase, players } = beat.to
  const threat = phase.kind === 'window' && activation ? [cardId(activation.card)] : []
  const raised = bothSeats.flatMap((seat) =>
    isRaised(beat.to, seat) ? (of(players, seat).hand ?? []) : [],
  )
  const near = new Set([...(offer ?? []), ...(pointed === null ? raised : [])].map(cardId))
  const ids = pointed === null ? [...focus, ...threat] : [pointed]
  return ids.find((id) => id.includes('-') && isFace(faceOf(id)) && !near.has(id)) ?? null
}

/** Position of the enlarged card; lifted above the temple walls if the card lies beyond a temple. */
export function enlargedPosition([x, y, z]: Triple): Triple {
  const reach = ((card.high * enlarged.size) / 2) * Math.sin(enlarged.lean)
  const clear = Math.abs(x) > bounds.x ? temple.wall.top + bounds.over + reach : 0
  return [
    Math.max(-bounds.x, Math.min(bounds.x, x)),
    Math.max(clear, Math.min(bounds.highest, y) + enlarged.up),
    Math.max(bounds.far, Math.min(bounds.near, z - enlarged.back)),
  ]
}

type Read = Pick<NagarajaMoment, 'pointed' | 'focus' | 'faceOf' | 'beat'>

const isFace = (face: string | number | undefined): boolean => face !== undefined && face !== 'back'

function makeReading(box: Box): NagarajaLayer {
  const { pen, map } = makeCanvasMap(canvasWidth, Math.ceil((canvasWidth * card.high) / card.wide))
  const material = new MeshStandardMaterial({ map, roughness: 0.75 })
  const mesh = new Mesh(cardForm(), material)
  mesh.scale.setScalar(enlarged.size)
  mesh.rotation.x = enlarged.lean
  mesh.visible = false
  let last = ''
  return {
    object: mesh,
    paint(moment) {
      const { poseOf, faceOf, say } = moment
      const id = enlargedCardId(moment)
      const pose = id === null ? null : poseOf(id)
      const face = id !== null && box.edition.cards.faces.find((one) => one.id === faceOf(id))
      mesh.visible = Boolean(pose && face)
      if (!pose || !face) return
      const words = wordsOf(say)
      const key = `${document.fonts.check(`700 40px ${printFont}`)} ${face.id} ${words(face)}`
      if (key !== last) {
        last = key
        pen.clearRect(0, 0, map.image.width, map.image.height)
        drawCard(pen, face, words, canvasWidth)
        map.needsUpdate = true
      }
      mesh.position.set(...enlargedPosition(pose.at))
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
