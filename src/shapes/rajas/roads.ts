/** The forms of a tile's roads, each with a model, and the rotation that aligns the model with a tile's roads. */
import type { RimSide } from './province.ts'

export const roadForms = ['end', 'straight', 'curve', 'tee', 'cross'] as const
export type RoadForm = (typeof roadForms)[number]

const around: readonly RimSide[] = ['N', 'E', 'S', 'W']

/** Road ends of each model before rotation. */
export const roadEnds: Readonly<Record<RoadForm, readonly RimSide[]>> = {
  end: ['N'],
  straight: ['N', 'S'],
  curve: ['N', 'E'],
  tee: ['N', 'E', 'W'],
  cross: ['N', 'E', 'S', 'W'],
}

export interface Road {
  readonly form: RoadForm
  /** Clockwise quarter turns that align the model's road ends with the tile's. */
  readonly turn: number
}

export function roadOf(ends: readonly RimSide[]): Road {
  for (const form of roadForms)
    for (const turn of [0, 1, 2, 3]) {
      const turned = roadEnds[form].map((side) => around[(around.indexOf(side) + turn) % 4])
      if (turned.length === ends.length && ends.every((end) => turned.includes(end)))
        return { form, turn }
    }
  throw new Error(`no road has the ends ${ends.join(' ')}`)
}
