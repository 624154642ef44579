/** The schema of an edition file: the size of the board, and the throw that marks twice. */
import * as v from 'valibot'
import { text, whole } from '../../../kernel/editionShapes.ts'

export const editionSchema = v.object({
  edition: v.object({ id: text, title: text }),
  size: whole(3, 5),
  twice: whole(1, 6),
})

export type Edition = v.InferOutput<typeof editionSchema>
