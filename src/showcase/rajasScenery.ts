/** What belongs to the landscape of Rajas and never moves: steps, piers, pads, signs, ghats, bridge, brackets, blocks. */
import type { Rules } from '../games/rajas/edition/index.ts'
import type { Component } from './component.ts'
import { entry, lone, model } from './entry.ts'

const game = 'rajas'

export function sceneryOf({ edition, spaces }: Rules): readonly Component[] {
  const four = spaces[4] ?? []
  const of = (kind: string): number => four.filter((space) => space.kind === kind).length
  const brackets = edition.tracks.fame.bonuses.length + edition.tracks.wealth.bonusMarker.length + 1
  const each = (
    id: string,
    rules: readonly string[],
    count: number,
    show = model(`rajas-${id}`),
  ): Component => entry(game, { id, kind: 'scenery', rules, count, show })
  return [
    each('step', ['R19', 'R31'], of('quarry')),
    each('pier', ['R19', 'R74'], of('harbour')),
    each('pad', ['R18', 'R20'], four.length),
    each('sign', ['R21'], four.length),
    each('ghat', ['R75', 'R77'], edition.river.spaces.length),
    each('bridge', ['R80', 'R8'], 1),
    each('bracket', ['R90', 'R91'], brackets),
    each('block', ['R35'], edition.provinceBoard.blocks.length * 4),
    each('water', ['R74'], 1, () => lone({ model: 'rajas-water' }, { painted: [{ by: 'water' }] })),
  ]
}
