/** The catalogue of noughts and crosses: the slab that marks a cell. */
import type { AnyGame } from '../kernel/game.ts'
import type { Component } from './component.ts'
import { model, rowsOf } from './entry.ts'

export const noughtsCatalogue = ({ values }: AnyGame): readonly Component[] => {
  const { cells } = values as { readonly cells: readonly number[] }
  return [rowsOf('noughts')('mark', 'tile', 'X2', cells.length, { show: model('mark') })]
}
