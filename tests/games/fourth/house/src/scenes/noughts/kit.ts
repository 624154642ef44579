/** Draws the components of noughts and crosses in the showcase. */
import type { Kit } from '../display/exhibit.ts'
import { bodies, forms } from './parts.ts'

export default (): Kit => ({ bodies, forms })
