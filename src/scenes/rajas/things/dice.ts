/** Things: the 48 dice, in the supply bowls, in Kali's hands, or in the tray. */
import type { Die, View } from '../../../games/rajas/types.ts'
import { type Colour, colours } from '../../../games/rajas/vocabulary.ts'
import type { Look, Thing } from '../../board/thing.ts'
import type { TablePiece } from '../../contract.ts'
import { bowlSpot, holdSpot } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { thingAt } from './look.ts'

const dieLook = (colour: Colour, face: number): Look => ({ model: `plain-die-${colour}`, face })

/** Dice in the tray, with their value if already thrown. */
export function inTray({ players, flow }: View): ReadonlyMap<string, number | null> {
  const tray = new Map<string, number | null>()
  for (const { taking } of players) for (const id of taking) tray.set(id, null)
  if (flow.wait.kind !== 'reroll') return tray
  const own = players[flow.seat]?.dice ?? []
  for (const { id, value } of own) if (flow.wait.dice.includes(id)) tray.set(id, value)
  return tray
}

const order: readonly Colour[] = ['orange', 'green', 'blue', 'purple']

/**
 * Hand of each die: one of its colour's hands, the same as long as no other die holds it, so that
 * dice do not jump.
 */
export function handsOf(lay: Lay, dice: readonly Die[], capacity: number): readonly number[] {
  const taken = new Set<number>()
  return dice.map(({ id, colour }) => {
    const all = lay.rules.dice[colour]
    const share = order.indexOf(colour) + all.indexOf(id) / all.length
    const wish = Math.floor((share * capacity) / order.length)
    const hand = Array.from({ length: capacity }, (_, k) => (wish + k) % capacity).find(
      (k) => !taken.has(k),
    )
    taken.add(hand ?? 0)
    return hand ?? 0
  })
}

/** Dice in a bowl have fixed places and faces, by their number. */
export function diceThings(lay: Lay, view: View): readonly Thing[] {
  const tray = inTray(view)
  const supplied = colours.flatMap((colour) =>
    view.supply[colour].flatMap((id): Thing[] => {
      const k = lay.rules.dice[colour].indexOf(id)
      const turn = ((k * 37) % 11) * 0.04
      return tray.has(id)
        ? []
        : [thingAt(id, dieLook(colour, k % 6), bowlSpot(colour, k), { turn })]
    }),
  )
  const held = view.players.flatMap(({ dice, capacity }, seat) => {
    const hands = handsOf(lay, dice, capacity)
    return dice.flatMap(({ id, colour, value }, i): Thing[] =>
      tray.has(id)
        ? []
        : [thingAt(id, dieLook(colour, value - 1), holdSpot(seat, capacity, hands[i] ?? 0))],
    )
  })
  return [...supplied, ...held]
}

export function diceInTray(lay: Lay, view: View): readonly TablePiece[] {
  return [...inTray(view)].map(([id, value]) => ({
    piece: {
      id,
      kind: 'd6',
      skin: lay.rules.colourOf[id] ?? 'orange',
      seat: view.flow.seat,
    },
    face: value === null ? null : value - 1,
    spent: false,
  }))
}
