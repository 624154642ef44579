// Relics: conch, lotus lamp and golden goddess by rising worth, and the black naga; the worth is carved on the plinth.
import type { Model } from '../../kit/glb.ts'
import { moved, shift } from '../../kit/soup.ts'
import { conch } from './conch.ts'
import { goddess } from './goddess.ts'
import { lotusLamp } from './lotusLamp.ts'
import { manyHeaded } from './manyHeaded.ts'
import { gold } from './paints.ts'
import { worthSoup, plinthSoup } from './plinth.ts'

/** By form: its maker, the worth in the standard edition, the tint of its plinth, and the paint of the worth. */
const forms = {
  conch: { form: conch, value: 3, tint: '#c9b8a2', worth: gold },
  lamp: { form: lotusLamp, value: 4, tint: '#a3938a', worth: gold },
  goddess: { form: goddess, value: 5, tint: '#8d7f7c', worth: gold },
  naga: {
    form: manyHeaded,
    value: 6,
    tint: '#34363a',
    worth: { material: 'ember', tint: '#00c84e', wrap: 'none', occlusion: 0 },
  },
} as const

export const relicModels = (): Model[] =>
  Object.entries(forms).flatMap(([name, { form, value, tint, worth: paint }]) =>
    (['high', 'low'] as const).map((detail) => ({
      name: `nagaraja-relic-${name}${detail === 'low' ? '-low' : ''}`,
      parts: [
        { name: 'relic', soup: [...plinthSoup(tint), ...moved(form(detail), shift(0, 0, -0.45))] },
        { name: 'worth', soup: worthSoup(value, paint, detail) },
      ],
      shade: { reach: 1.4, floor: 0.35, rays: detail === 'high' ? 40 : 16, ground: 0 },
    })),
  )
