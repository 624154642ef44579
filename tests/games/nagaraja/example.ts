/** The rulebook's running example, from the calls to the end of its confrontation. */
import { drawn, type NagarajaMatch, play, table, thrown } from './fixture.ts'

/** 3W against 3B 1W 1G, thrown as in the example. */
export function exampleThrow(): NagarajaMatch {
  const begun = table({
    phase: { kind: 'call', seat: 0 },
    prize: 'cross',
    hands: [
      ['relic-look-2', 'stick-discard-2', 'room-trap', 'card-recover', 'card-recover'],
      ['room-rotate-self', 'room-move', 'card-draw-2', 'room-swap-self', 'stick-add-2'],
    ],
  })
  const called = play(
    begun,
    { type: 'addToCommit', card: 'relic-look-2.1' },
    { type: 'commit' },
    { type: 'addToCommit', card: 'room-rotate-self.1' },
    { type: 'addToCommit', card: 'room-move.1' },
    { type: 'commit' },
  )
  return thrown(called, ['W3', 'W2', 'W*'], ['B4', 'B3', 'B1', 'W3', 'G*'])
}

/** G pays the naga for "discard 2" and discards the four and the three; O passes. */
export function exampleWon(): NagarajaMatch {
  return play(
    exampleThrow(),
    { type: 'playCard', card: 'stick-discard-2.1', pay: 'white' },
    { type: 'chooseStick', stick: 'brown-01' },
    { type: 'chooseStick', stick: 'brown-02' },
    { type: 'pass' },
  )
}

/** G builds the room; O becomes guide and gives a card. */
export function exampleRefreshed(): NagarajaMatch {
  const built = play(exampleWon(), { type: 'placeRoom', rotation: 0, slot: 7 })
  return play(drawn(built, 'room-trap', 'relic-look-1', 'stick-add-3'), {
    type: 'giveCard',
    card: 'stick-add-3.1',
  })
}
