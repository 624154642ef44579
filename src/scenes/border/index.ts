/** The Border's scene: its board, how long a beat lasts, where the cameras stand, which dice may be touched. */
import { ownLayout } from '../../games/border/data.ts'
import type { Command, Event, View } from '../../games/border/types.ts'
import type { GameScene } from '../contract.ts'
import { Board } from './Board.tsx'
import { camerasFor } from './cameras.ts'
import { choosableDice, diceOf, meantByDice } from './dice.ts'
import { traySpot } from './lay.ts'
import { planBeat } from './motion.ts'
import { soundsOf } from './sounds.ts'

export const scene: GameScene<View, Command, Event> = {
  Board,
  motionSeconds: ({ from, to, events }) => planBeat(ownLayout, from, to, events).length,
  sounds: soundsOf,
  cameras: camerasFor,
  pieces: diceOf,
  choosable: choosableDice,
  trayAt: traySpot,
  meant: meantByDice,
}

export default scene
