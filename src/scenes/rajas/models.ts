/** Chooses the full or the low-detail model. */
import { modelOf } from '../../shapes/rajas.ts'
import type { Quality } from '../contract.ts'

export const modelFor = (model: string, quality: Quality): string =>
  modelOf(model, quality === 'low')
