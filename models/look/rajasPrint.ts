// A sheet of every sign that the own edition of Rajas prints, each with its key.
//
//   npx tsx models/look.ts "sheet?page=rajasPrint&w=1280&h=1500"
import { rajas } from '../../src/games/rajas/index.ts'
import type { Drawing } from '../../src/scenes/rajas/print/atlas.ts'
import { boardPrint } from '../../src/scenes/rajas/print/boardPrint.ts'
import { kaliPrint } from '../../src/scenes/rajas/print/kaliPrint.ts'
import { provincePrint, tokenDrawings } from '../../src/scenes/rajas/print/provincePrint.ts'
import { tileDrawings } from '../../src/scenes/rajas/print/tilePrint.ts'

const { edition } = rajas.values
const size = 72

const all: readonly Drawing[] = [
  ...boardPrint(edition, 4, false).drawings,
  ...provincePrint(edition, 'front').drawings,
  ...provincePrint(edition, 'back').drawings,
  ...tokenDrawings(edition),
  ...kaliPrint(edition).drawings,
  ...tileDrawings(edition),
]

for (const { key, aspect = 1, draw } of all) {
  const canvas = document.createElement('canvas')
  canvas.width = size * aspect
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  pen.translate(canvas.width / 2, size / 2)
  draw(pen, size * 0.96)
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.textContent = key
  figure.append(canvas, caption)
  document.body.append(figure)
}
window.ready = true
