/** Whole matches of The Border by touch alone; no step needs more touches than hands at a real table. */
import { expect, test } from 'vitest'
import { makeBorderBot } from '../../src/bots/border/index.ts'
import type { Command } from '../../src/games/border/commands.ts'
import { sheetOf } from '../../src/games/border/edition.ts'
import { border } from '../../src/games/border/index.ts'
import { missingBoxes } from '../../src/games/border/rules/sheet.ts'
import type { View } from '../../src/games/border/types.ts'
import type { Seat } from '../../src/kernel/seat.ts'
import { pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import {
  touchedCommand,
  commandsFitting,
  nextTouches,
  commandTouches,
} from '../../src/scenes/board/touch.ts'
import { type BorderScene, makeScene } from '../../src/scenes/border/index.ts'

/**
 * Moves of a hand at a real table: picking up a die, throwing, crossing, putting dice aside,
 * putting the chalk down.
 */
function handsNeed(command: Command, view: View): number {
  if (command.type === 'throwAgain') return command.dice.length + 1
  if (command.type !== 'complete') return 1
  const player = view.players[view.active]
  const segment = player && sheetOf(border.values, player.sheet).segments[command.segment]
  return player && segment ? missingBoxes(player, segment.boxes).length : 1
}

/** Touches until the command is given; each must be one of the glowing ids. */
function touchesOf(
  scene: BorderScene,
  wanted: Command,
  legal: readonly Command[],
  view: View,
  seat: Seat,
): number {
  const reached = commandTouches([{ seat, legal }], (command) => scene.picks(command, view, seat))
  const { by, closer } = scene.picks(wanted, view, seat)
  const ids = [...by.map((one) => [one].flat()[0] ?? ''), ...(closer === undefined ? [] : [closer])]
  for (const [i, id] of ids.entries()) {
    const chosen = ids.slice(0, i)
    expect(nextTouches(reached, chosen).has(id)).toBe(true)
    const meant = touchedCommand(reached, [...chosen, id])
    if (meant) {
      expect(meant.command).toEqual(wanted)
      // a costly command takes a confirming touch
      return i + 1 + (scene.isCostly?.(wanted, legal) ? 1 : 0)
    }
    expect(commandsFitting(reached, [...chosen, id]).length).toBeGreaterThan(0)
  }
  throw new Error('The Border by touch, %i players, seed %s')
}

test.each([
  [2, 'fingers'],
  [4, 'thumbs'],
])('%i players, %s', (seats, seed) => {
  const [bot, scene] = [makeBorderBot(border.values), makeScene(border.values, seats)]
  const begun = start(border, seats)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const random = makeRandom(seed)
  let { match } = begun
  let [steps, touches, hands] = [0, 0, 0]
  while (pendingOf(match).length > 0) {
    match = advance(match, random, (now, seat, legal) => {
      const view = border.view(now.state, seat)
      const command = bot(view, legal, seat, random)
      const [took, needed] = [
        touchesOf(scene, command, legal, view, seat),
        handsNeed(command, view),
      ]
      expect(took).toBeLessThanOrEqual(needed + 1)
      steps += 1
      touches += took
      hands += needed
      return command
    })
  }
  expect(steps).toBeGreaterThan(100)
  // a segment is completed by one touch, whatever the number of crosses
  expect(touches).toBeLessThan(hands * 1.3)
})
