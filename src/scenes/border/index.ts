/** Makes The Border's scene for an edition and a number of seats. */
import type { Layout } from '../../games/border/edition.ts'
import type { Command } from '../../games/border/commands.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import type { GameScene } from '../board/scene.ts'
import { wedgeForm } from '../board/wedge.ts'
import { deedsOf } from './deeds.ts'
import { attentionOf, camerasFor } from './cameras.ts'
import { diceThingsOf } from './dice.ts'
import { traySpotId } from './ids.ts'
import { layersOf } from './layers/index.ts'
import { chancesAt, isCostly, picksOf, wonderAt } from './picks.ts'
import { type BorderPlan, planOf } from './plan.ts'
import { makePlatePrint } from './print/plates.ts'
import { spotsOf } from './spots.ts'
import { bodies, namePlate, thingsOf } from './things.ts'

export type BorderScene = GameScene<View, Command, Event, BorderPlan>

export function makeScene(layout: Layout, seats: number): BorderScene {
  const setting = { spots: spotsOf(layout, seats), bodies }
  return {
    seats,
    setting,
    things: (view) => thingsOf(view, seats),
    plan: (step) => planOf(layout, setting, seats, step),
    picks: (command, view, seat) => picksOf(layout, command, view, seat),
    isCostly,
    wonder: (id, view) => wonderAt(layout, id, view),
    chances: (id, view, chosen) => chancesAt(layout, id, view, chosen),
    cameras: () => camerasFor(seats),
    attention: attentionOf,
    deeds: (beat) => deedsOf(layout, seats, beat),
    pieces: (view, focused) => diceThingsOf(layout, view, focused),
    traySpot: traySpotId,
    forms: { plate: { geometry: () => wedgeForm(namePlate), material: 'print' } },
    print: ({ tier }) => makePlatePrint(seats, tier.reflections),
    layers: layersOf(layout, seats),
  }
}
