/** The Border's scene: its board, the plans of beats, where the cameras stand, which dice may be touched. */
import type { Command } from '../../games/border/commands.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import type { GameScene } from '../contract.ts'
import { Board } from './Board.tsx'
import { camerasFor } from './cameras.ts'
import { choosableDice, diceOf, meantByDice } from './dice.ts'
import { traySpot } from './lay.ts'
import { type BorderPlan, planOf } from './plan.ts'

export const scene: GameScene<View, Command, Event, BorderPlan> = {
  Board,
  plan: planOf,
  cameras: camerasFor,
  pieces: diceOf,
  choosable: choosableDice,
  trayAt: traySpot,
  meant: meantByDice,
}

export default scene
