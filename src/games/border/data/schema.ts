/** The schema of an edition file of The Border: a map of boxes, its regions, and the sheets. */
import * as v from 'valibot'
import { some, text, whole } from '../../../kernel/editionShapes.ts'
import { colours } from '../vocabulary.ts'

const mostBoxes = 200
const box = whole(0, mostBoxes - 1)
const place = whole(0, 60)
/** Region numbers with a name and a picture. */
const region = whole(4, 12)
const points = whole(0, 30)
const row = v.pipe(v.string(), v.maxLength(60))

const segment = v.object({ colour: v.picklist(colours), boxes: some(box, 5) })

export const editionSchema = v.object({
  edition: text,
  rows: v.pipe(v.array(row), v.maxLength(60)),
  whiteBoxes: some(box, 8),
  boxes: some(v.object({ id: box, col: place, row: place, adj: some(box, 6) }), mostBoxes),
  regions: v.pipe(
    v.array(v.object({ id: region, first: points, later: points, boxes: some(box, mostBoxes) })),
    v.minLength(6),
    v.maxLength(9),
  ),
  sheets: v.pipe(v.record(text, v.array(segment)), v.minEntries(2), v.maxEntries(4)),
})

export type Edition = v.InferOutput<typeof editionSchema>
