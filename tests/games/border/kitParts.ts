/** The conformance kit's adapters of The Border, from the rules alone: nothing is hidden, nothing leaves the table. */
import type { State } from '../../../src/games/border/types.ts'
import type { KitParts } from '../../kit/types.ts'

const sheetLetters = ['A', 'B', 'C', 'D']
const boxes = 86
const pens = 4

export const kitParts: KitParts<State> = { census, shuffle: (state) => state }

function census(state: State): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  const put = (component: string, place: string) => {
    if (places.has(component)) throw new Error(`${component} is in two places`)
    places.set(component, place)
  }
  const thrown = state.phase.kind === 'throw' ? state.phase.dice : []
  state.dice.forEach((die, i) => put(`die ${i}`, placeOf(die, thrown.includes(i), state.round)))
  state.players.forEach((player, seat) => {
    if (player.sheet !== null) put(`sheet ${player.sheet}`, `seat ${seat}`)
    put(`pen ${seat}`, `seat ${seat}`)
    player.crossed.forEach((mark, box) => {
      const isSane = mark >= -1 && mark <= state.action
      if (!isSane) throw new Error(`box ${box} is marked ${mark} in action ${state.action}`)
      put(`box ${box} of seat ${seat}`, mark < 0 ? 'free' : `crossed in ${mark}`)
    })
    if (player.crossed.length !== boxes) throw new Error(`seat ${seat} has not ${boxes} boxes`)
  })
  for (const letter of sheetLetters)
    if (!places.has(`sheet ${letter}`)) put(`sheet ${letter}`, 'box')
  for (let pen = state.players.length; pen < pens; pen += 1) put(`pen ${pen}`, 'box')
  return places
}

function placeOf(die: State['dice'][number], isThrown: boolean, round: number): string {
  if (isThrown) return 'hand'
  if (die.face === null && round > 0) throw new Error('a die that is not in the hand shows no face')
  return die.spent ? 'spent' : 'tray'
}
