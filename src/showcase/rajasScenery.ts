/** What belongs to the landscape of Rajas and never moves: piers, pads, bridge, blocks, water, and what is printed on. */
import type { Rules } from '../games/rajas/edition.ts'
import type { Component } from './component.ts'
import { entry, lone, model } from './entry.ts'
import { signedOf } from './rajasSigns.ts'

const game = 'rajas'

export function sceneryOf(rules: Rules): readonly Component[] {
  const { edition, spaces } = rules
  const four = spaces[4] ?? []
  const piers = four.filter(({ kind }) => kind === 'harbour').length
  const each = (
    id: string,
    cited: readonly string[],
    count: number,
    show = model(`rajas-${id}`),
  ): Component => entry(game, { id, kind: 'scenery', rules: cited, count, show })
  return [
    each('pad', ['R18', 'R20'], four.length),
    ...signedOf(rules),
    each('pier', ['R19', 'R74'], piers),
    each('bridge', ['R80', 'R8'], 1),
    each('block', ['R35'], edition.provinceBoard.blocks.length * 4),
    each('water', ['R74'], 1, () => lone({ model: 'rajas-water' }, { painted: [{ by: 'water' }] })),
  ]
}
