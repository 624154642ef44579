/** Makes Nagaraja's scene for an edition: two temples, with stacks, tray and prize between them. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { nagarajaTop, traySpot } from '../../shapes/nagarajaTable.ts'
import type { GameScene } from '../board/scene.ts'
import { deedsOf } from './deeds.ts'
import { attentionOf, camerasFor } from './cameras.ts'
import { cardForm } from './cardForm.ts'
import { makeCardPrint } from './cardPrint.ts'
import { ghostsOf } from './ghosts.ts'
import { isCardThing, spotIds } from './ids.ts'
import { layersOf } from './layers/index.ts'
import { bodies } from './looks.ts'
import { isCostly, picksOf } from './picks.ts'
import { type NagarajaPlan, planOf } from './plan.ts'
import { spotsOf } from './spots.ts'
import { stickShownOn } from './shownSticks.ts'
import { sticksOf } from './sticks.ts'
import { wonderAt } from './wonders.ts'
import { thingsOf } from './things.ts'

export type NagarajaScene = GameScene<View, Command, Event, NagarajaPlan>

export function makeScene(box: Box, seats: number): NagarajaScene {
  const setting = { spots: spotsOf(box), bodies }
  const cameras = camerasFor()
  return {
    seats,
    setting,
    things: (view) => thingsOf(box, view),
    plan: (step) => planOf(box, setting, step as Parameters<typeof planOf>[2]),
    picks: (command, view, seat) => picksOf(box, command, view, seat),
    pieceOf: (id, view) => stickShownOn(view, id),
    isCostly,
    ghosts: (aim, view) => ghostsOf(box, aim, view),
    reads: isCardThing,
    wonder: (id, view) => wonderAt(box, id, view),
    cameras: () => cameras,
    attention: (view, acting, isSmall) => attentionOf(box, view, acting, isSmall),
    deeds: deedsOf,
    pieces: (view, focused) => sticksOf(box, view, focused),
    tableTop: nagarajaTop,
    traySpot: spotIds.tray,
    trayScale: traySpot.scale,
    restingTray: 'two-throwers',
    forms: { card: { geometry: cardForm, material: 'print' } },
    print: ({ tier }) => makeCardPrint(box, tier.reflections),
    layers: layersOf(box),
  }
}
