/** The initial state, before chance lays out the relics and finds the first guide. */
import type { Options } from '../../../kernel/options.ts'
import type { Box } from '../edition.ts'
import type { Mark, Player, State, Temple } from '../types.ts'

const unseen: Mark = { open: false, shown: false, seen: [false, false] }

export const newPlayer: Player = {
  hand: [],
  laid: [],
  revealed: false,
  played: [],
  amulets: [],
  sticks: [],
  aside: [],
  added: 0,
}

export function setup(box: Box, options: Options): State {
  const temple: Temple = {
    slots: Array.from({ length: box.ground.slots }, () => null),
    marks: box.ground.niches.map(() => unseen),
    tokens: [],
  }
  return {
    memory: options['memory'] === true,
    phase: { kind: 'relics', temple: 0 },
    drawing: null,
    activation: null,
    round: 0,
    guide: null,
    passes: 0,
    chances: 0,
    prize: null,
    temples: [temple, temple],
    players: [newPlayer, newPlayer],
    trap: null,
    offer: [],
    rooms: box.roomIds,
    amulets: box.amuletIds,
    deck: box.cardIds,
    discard: [],
    hidden: [],
    dropped: [],
    glance: null,
    usedAmulets: [],
    lostRooms: [],
    lostAmulets: [],
    ending: null,
  }
}
