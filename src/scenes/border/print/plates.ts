/** Canvas print of the name plates: name and points, bright for players who are to act or have won. */
import { pointsOf } from '../../../games/border/rules/scoring.ts'
import type { Command } from '../../../games/border/commands.ts'
import type { Event } from '../../../games/border/events.ts'
import type { View } from '../../../games/border/types.ts'
import { writeNumber } from '../../digits.ts'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import type { ScenePrint } from '../../board/scene.ts'
import type { BorderPlan } from '../plan.ts'
import { winnersOf } from '../winners.ts'

const row = 128
const columns = 1024

interface PlateText {
  readonly name: string
  readonly points: number
  readonly isLit: boolean
}

function draw(pen: CanvasRenderingContext2D, text: PlateText, top: number): void {
  const brass = pen.createLinearGradient(0, top, 0, top + row)
  const tones = text.isLit ? ['#fff0bd', '#f2cd72', '#d9a945'] : ['#8a6a33', '#6f5022', '#573d18']
  tones.forEach((tone, i) => brass.addColorStop(i / 2, tone))
  pen.fillStyle = brass
  pen.fillRect(0, top, columns, row)
  const ink = text.isLit ? '#3a1d07' : '#f6e3b4'
  pen.strokeStyle = ink
  pen.lineWidth = 3
  pen.strokeRect(12, top + 11, columns - 24, row - 22)
  pen.fillStyle = ink
  pen.textBaseline = 'middle'
  pen.font = "700 78px 'Alegreya', serif"
  pen.textAlign = 'left'
  const wide = columns - 250
  pen.save()
  pen.beginPath()
  pen.rect(34, top, wide, row)
  pen.clip()
  pen.fillText(text.name, 38, top + row * 0.54, wide)
  pen.restore()
  pen.strokeStyle = ink
  writeNumber(pen, text.points, columns - 96, top + row * 0.5, 62, 0.15)
}

/**
 * `shiny`: without an environment map, metal renders black, so the plates are metallic only with
 * reflections.
 */
export function makePlatePrint(
  seats: number,
  shiny: boolean,
): ScenePrint<View, Command, Event, BorderPlan> {
  const { pen, map: texture } = makeCanvasMap(columns, row * seats)
  return {
    texture,
    roughness: 0.38,
    metalness: shiny ? 0.35 : 0,
    cellOf: (seat) => [0, 1 - (Number(seat) + 1) / seats, 1, 1 / seats],
    write({ beat: { to }, names, acting }) {
      const winners = winnersOf(to)
      to.players.forEach((player, seat) => {
        const isLit = acting.some((entry) => entry.seat === seat) || winners.includes(seat)
        draw(pen, { name: names[seat] ?? '', points: pointsOf(player), isLit }, seat * row)
      })
      texture.needsUpdate = true
    },
    dispose: () => texture.dispose(),
  }
}
