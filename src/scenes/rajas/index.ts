/** Makes Rajas' scene for an edition and a number of seats. */
import type { Command } from '../../games/rajas/commands.ts'
import type { Rules } from '../../games/rajas/edition.ts'
import type { Event } from '../../games/rajas/events.ts'
import { isGivingUp } from '../../games/rajas/telling/label.ts'
import type { View } from '../../games/rajas/types.ts'
import type { GameScene } from '../board/scene.ts'
import { wedgeForm } from '../board/wedge.ts'
import { bodies } from './bodies.ts'
import { deedsOf } from './deeds.ts'
import { attentionOf, nearCamera } from './attention.ts'
import { unshown } from './gains.ts'
import { camerasFor } from './cameras.ts'
import { ghostsOf } from './ghosts.ts'
import { trayId } from './ids.ts'
import { makeLay } from './lay.ts'
import { layersOf } from './layers/index.ts'
import { pickNames, picksOf } from './picks.ts'
import { planOf, type RajasPlan } from './plan.ts'
import { seatPlate } from './plate.ts'
import { makeSeatPlatePrint } from './plates.ts'
import { printedAt } from './reading.ts'
import { spotsOf } from './spots.ts'
import { diceInTray } from './things/dice.ts'
import { thingsOf } from './things.ts'
import { wonderAt } from './wonder.ts'

export type RajasScene = GameScene<View, Command, Event, RajasPlan>

export function makeScene(rules: Rules, seats: number): RajasScene {
  const lay = makeLay(rules, seats)
  const setting = { spots: spotsOf(lay), bodies }
  const cameras = camerasFor(lay)
  return {
    seats,
    setting,
    things: (view) => thingsOf(lay, view),
    plan: (step) => planOf(lay, setting, step),
    pickNames: (view, seat) => pickNames(lay, view, seat),
    picks: (command, view, seat) => picksOf(lay, command, view, seat),
    isCostly: (command, legal) => isGivingUp(command) && !legal.every(isGivingUp),
    ghosts: (aim, view) => ghostsOf(lay, aim, view),
    unshown: (aim, view, lines) => unshown(lay, view, aim, lines),
    reads: (id, view) => printedAt(lay, view).has(id),
    about: (id, view) => printedAt(lay, view).get(id)?.lines ?? [],
    wonder: (id, view) => wonderAt(lay, id, view),
    cameras: () => cameras,
    attention: (view, acting, isSmall) => attentionOf(lay, view, acting, isSmall),
    deeds: (beat, isSmall) => deedsOf(lay, beat, attentionOf(lay, beat.to, [], isSmall)),
    throwCamera: (_view, isSmall) => (isSmall ? 'tray' : 'throwing'),
    near: (id) => nearCamera(lay, id),
    pieces: (view) => diceInTray(lay, view),
    traySpot: trayId,
    forms: { plate: { geometry: () => wedgeForm(seatPlate), material: 'print' } },
    print: ({ tier }) => makeSeatPlatePrint(lay, tier.reflections),
    layers: layersOf(lay),
  }
}
