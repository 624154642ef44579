/** The text that names the encoder a browser lacks for a clip; its words are in the part `clip`. */
import type { Missing } from '../../clip/index.ts'
import { line, type Line } from '../../kernel/line.ts'

export const missingLine = (missing: Missing): Line => line(`clip.missing.${missing}`)
