/** The session's ports in the browser: saves, physics, bots, frames, settings, and the scene that plans beats. */
import { type Plan, stillPlan } from '../../scenes/board/plan.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import { makeThink } from '../bots/think.ts'
import { makePause } from '../../session/pace.ts'
import { paceOfSpeed } from '../settings/paceOfSpeed.ts'
import type { Ports } from '../../session/ports.ts'
import type { Tagged } from '../../kernel/command.ts'
import type { Beat } from '../../session/show/beat.ts'
import type { Notice } from '../../session/notices.ts'
import { makeThrowPieces } from '../dice/throwPieces.ts'
import { makeTicker } from '../../session/show/ticker.ts'
import { pageScreening, pageTime } from '../pageTime.ts'
import { makeSeed } from '../saves/chance.ts'
import { saves } from '../saves/index.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'

/** The scene and canvas that the page renders besides its panels; updated when they come or go. */
export interface PageScreen {
  /** The loaded scene, which plans beats; and true if a canvas renders, with or without a scene. */
  now(): { readonly scene: GameScene | null; readonly isDrawn: boolean }
  bring(scene: GameScene | null): void
  draw(isDrawn: boolean): void
  /** Seconds that a beat waits for the camera; set by the picture. */
  lead: (beat: Beat<unknown, Tagged, Plan>) => number
}

export function makeScreen(): PageScreen {
  let scene: GameScene | null = null
  let isDrawn = false
  return {
    now: () => ({ scene, isDrawn }),
    bring: (found) => void (scene = found),
    draw: (isOn) => void (isDrawn = isOn),
    lead: () => 0,
  }
}

const listeners = new Set<(notice: Notice) => void>()
const tell = (notice: Notice) => listeners.forEach((listener) => listener(notice))

/** One dice worker and one bot worker serve all matches of this page. */
const throwPieces = makeThrowPieces(tell)
const think = makeThink(() => tell('bots'))

export function makePagePorts(screen: PageScreen): Ports<Plan> {
  return {
    keep: saves.keep,
    throwPieces,
    think,
    makeSeed,
    now: () => Date.now(),
    pace() {
      const pace = paceOfSpeed[useSettings.getState().speed]
      // without rendering there is no motion to wait for
      const isAtOnce = isMotionReduced() || !screen.now().isDrawn
      return isAtOnce ? { ...pace, speed: Infinity, botSpeed: Infinity } : pace
    },
    takesForced: () => useSettings.getState().forced === 'taken',
    waitsForHand: () => useSettings.getState().throwing !== 'self',
    plan: (step) => screen.now().scene?.plan(step) ?? stillPlan,
    lead: (beat) => screen.lead(beat),
    showsRolls: () => screen.now().isDrawn,
    ticker: makeTicker(pageTime, pageScreening),
    pause: makePause(pageTime),
    report: (error) => console.error(error),
    onNotice(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
