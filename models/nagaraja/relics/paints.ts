// Materials of the relics, and the height at which their figures stand.
import { relic } from '../../../src/shapes/nagaraja.ts'
import type { Paint } from '../../kit/paint.ts'

export const gold: Paint = { material: 'brass', crease: 45, wrap: 'none' }
export const onyx: Paint = { material: 'resin-onyx', tint: '#12151a', crease: 55, wrap: 'none' }

/** Figures stand on the plinth's horizontal top. */
export const figureFootY = relic.plinth.high
