/** The components shown by Nagaraja's view, from the rules alone: temples, rooms, relics, amulets, cards and sticks. */
import type { PlayerView, TempleView, View } from '../../../src/games/nagaraja/types.ts'
import type { SceneParts } from '../../kit/scene/types.ts'

const numbered = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`)

const ofTemple = ({ slots, marks, tokens }: TempleView, seat: number): string[] => [
  `temple-${seat}`,
  ...slots.flatMap((room) => (room ? [`room-${room.id}`] : [])),
  ...slots.flatMap((room) => (room?.amulet ? [`amulet-on-${room.id}`, `grating-${room.id}`] : [])),
  ...marks.map(({ open }, niche) =>
    open ? `relic-${seat}-${tokens[niche]}` : `slab-${seat}-${niche}`,
  ),
]

/** The owner sees ids of cards and amulets; all others see their numbers. */
function ofPlayer(view: View, player: PlayerView, seat: number): string[] {
  const isOwn = view.viewer === seat || view.viewer === 'director'
  const named = (list: readonly string[] | null, name: string) =>
    (list ?? []).map((id) => `${name}-${id}`)
  return [
    ...(isOwn ? named(player.hand, 'card') : numbered(player.handCount, `hand-${seat}`)),
    ...(isOwn ? named(player.laid, 'card') : numbered(player.laidCount, `laid-${seat}`)),
    ...named(player.played, 'card'),
    ...(isOwn ? named(player.amulets, 'amulet') : numbered(player.amuletCount, `held-${seat}`)),
    ...[...player.sticks, ...player.aside].map(({ id }) => id),
    `fate-${seat}`,
    `pointer-${seat}`,
    `score-${seat}`,
    `counter-${seat}`,
  ]
}

export const sceneParts: SceneParts<View> = {
  shows: (view) => [
    ...view.temples.flatMap(ofTemple),
    ...view.players.flatMap((player, seat) => ofPlayer(view, player, seat)),
    ...(view.prize ? [`room-${view.prize.id}`] : []),
    ...(view.offer ? view.offer.map((id) => `card-${id}`) : numbered(view.offerCount, 'offer')),
    ...(view.pile ? view.pile.map((id) => `card-${id}`) : numbered(view.stacks.discard, 'discard')),
    ...numbered(view.stacks.rooms, 'rooms-left'),
    ...numbered(view.stacks.amulets, 'amulets-left'),
    ...numbered(view.stacks.cards, 'cards-left'),
    ...view.usedAmulets.map((id) => `amulet-${id}`),
    ...view.lostRooms.map((id) => `room-${id}`),
    'trap',
    'scroll',
    'pedestal',
  ],
}
