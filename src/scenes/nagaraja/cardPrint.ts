/** Atlas texture of the cards: contains only the faces that the current view shows. */
import type { CanvasTexture } from 'three'
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { Beat } from '../../session/show/beat.ts'
import type { ScenePrint } from '../board/scene.ts'
import { makeCanvasMap } from '../materials/canvasMap.ts'
import { printFont } from './print/ability.ts'
import { drawAtlas, type Patch, planAtlas } from './print/atlas.ts'
import type { CardFace } from './print/face.ts'
import { wordsOf } from './print/words.ts'
import { back } from './looks.ts'
import type { NagarajaPlan } from './plan.ts'
import { cardThings } from './things/cards.ts'

/** Largest atlas side in pixels, by quality tier. */
const limit = { sharp: 4096, plain: 2048 } as const

type Seen = Beat<View, Event, NagarajaPlan>
type CardPrint = ScenePrint<View, Command, Event, NagarajaPlan>

/** Faces visible at any time of a beat, including cards on their way; sorted as in the edition. */
function facesIn(box: Box, { from, to, plan }: Seen): readonly CardFace[] {
  const lying = [from, to].flatMap((view) => cardThings(box, view))
  const seen = new Set([...lying, ...plan.moves].map(({ look }) => look.face))
  return box.edition.cards.faces.filter(({ id }) => seen.has(id))
}

/** WebGL textures have a fixed size: disposes the texture, so that three uploads it again at the new one. */
function resize(canvas: HTMLCanvasElement, texture: CanvasTexture, wide: number, high: number) {
  if (canvas.width === wide && canvas.height === high) return
  canvas.width = wide
  canvas.height = high
  texture.dispose()
}

export function makeCardPrint(box: Box, isSharp: boolean): CardPrint {
  const { pen, map: texture } = makeCanvasMap(300, 150)
  const { canvas } = pen
  let patches: { faces: ReadonlyMap<string, Patch>; back: Patch } | null = null
  let last = ''
  const isReady = document.fonts.load(`700 40px ${printFont}`, 'Aa')
  let now: Parameters<NonNullable<CardPrint['write']>>[0] | null = null

  function draw(): void {
    if (!now) return
    const { beat, say } = now
    const faces = facesIn(box, beat)
    const words = wordsOf(say)
    const key = `${document.fonts.check(`700 40px ${printFont}`)} ${faces.map((face) => `${face.id} ${words(face)}`).join('|')}`
    if (key === last) return
    last = key
    const plan = planAtlas(faces.length + 1, isSharp ? limit.sharp : limit.plain)
    resize(canvas, texture, plan.wide, plan.high)
    patches = drawAtlas(pen, plan, faces, words)
    texture.needsUpdate = true
  }

  return {
    texture,
    roughness: 0.75,
    metalness: 0,
    cellOf(face) {
      const patch = patches?.faces.get(String(face)) ?? (face === back ? patches?.back : undefined)
      const { x, y, wide, high } = patch ?? patches?.back ?? { x: 0, y: 0, wide: 1, high: 1 }
      return [x, 1 - y - high, wide, high]
    },
    write(moment) {
      now = moment
      draw()
      void isReady.then(draw)
    },
    dispose: () => texture.dispose(),
  }
}
