/** The components shown by Rajas' view, from the rules alone: dice, tiles, workers, markers, cubes and tokens. */
import { rajas } from '../../../src/games/rajas/index.ts'
import type { Player, View } from '../../../src/games/rajas/types.ts'
import { buildings, colours, spots, stacks } from '../../../src/games/rajas/vocabulary.ts'
import type { SceneParts } from '../../kit/scene/types.ts'

const { spaces, wealth } = rajas.values

const count = (n: number, idOf: (k: number) => string): readonly string[] =>
  Array.from({ length: n }, (_, k) => idOf(k))

function ofPlayer(view: View, player: Player, seat: number): readonly string[] {
  const placed = (spaces[view.players.length] ?? []).filter(
    ({ index }) => view.spaces[index] === seat,
  )
  const hasBonus = wealth.slice(player.wealthBonuses).some(({ benefit }) => benefit !== null)
  return [
    `province-${seat}`,
    `kali-${seat}`,
    `plate-${seat}`,
    `boat-${seat}`,
    `fame-${seat}`,
    `wealth-${seat}`,
    `karma-${seat}`,
    ...(hasBonus ? [`bonus-${seat}`] : []),
    ...buildings.map((building) => `cube-${seat}-${building}`),
    ...count(player.unplaced, (k) => `worker-${seat}-hand-${k}`),
    ...placed.map(({ id }) => `worker-${seat}-${id}`),
    ...spots.flatMap((spot) =>
      player.spots[spot] === 'waiting' ? [`worker-${seat}-${spot}`] : [],
    ),
    ...player.dice.map(({ id }) => id),
    ...player.taking,
    ...Object.values(player.slots).map((tile) => `income-${tile}`),
    ...player.cells
      .flatMap((laid) => (laid ? [laid.tile, ...(laid.covers === null ? [] : [laid.covers])] : []))
      .map((tile) => `tile-${tile}`),
  ]
}

export const sceneParts: SceneParts<View> = {
  shows: (view) => [
    'board',
    'offer',
    'elephant',
    ...colours.flatMap((colour) => [`bowl-${colour}`, ...view.supply[colour]]),
    ...stacks.flatMap((stack) => {
      const { top, left } = view.stacks[stack]
      const under = count(left, (k) => `under-${stack}-${k}`)
      return top === null ? under : [...under, `tile-${top}`]
    }),
    ...count(view.whiteLeft, (k) => `white-${k}`),
    ...[...view.whiteDiscards, ...view.incomeOffer].map((tile) => `income-${tile}`),
    ...(view.ganga ? view.river.flatMap((tile) => (tile ? [`token-${tile}`] : [])) : []),
    ...view.players.flatMap((player, seat) => ofPlayer(view, player, seat)),
  ],
}
