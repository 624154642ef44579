/** Hook: builds the board's render objects once per scene and quality tier, and disposes them. */
import { useEffect, useMemo } from 'react'
import { Group } from 'three'
import type { GameScene, ScenePrint } from './scene.ts'
import { useStage } from '../stage.ts'
import { useWarm } from '../warm.ts'
import { makeDrawn } from './drawn.ts'
import type { AnyLayer } from './LayerSlot.tsx'
import { makeMarks } from './marks.ts'
import type { Brushes } from './paint.ts'
import { glow } from './glow.ts'
import { shade } from './shades.ts'

export interface BrushSet extends Brushes {
  readonly group: Group
  readonly layers: Map<string, AnyLayer>
  readonly print: ScenePrint | null
  /** True if something loaded since the last painting. */
  isFresh: boolean
}

export function useBrushes(scene: GameScene): BrushSet {
  const { tier, quality, order, shadows } = useStage()
  const warm = useWarm()
  const set = useMemo((): BrushSet => {
    const print = scene.print?.({ tier, quality }) ?? null
    const shared = {
      bodies: scene.setting.bodies,
      forms: scene.forms ?? {},
      print,
      quality,
      hasShadows: tier.shadows !== 'none',
      warm,
      arrived() {
        made.isFresh = true
        shadows.touch()
        order.wake()
      },
    }
    const made: BrushSet = {
      group: new Group(),
      things: makeDrawn({ ...shared, isGhostly: false }),
      ghosts: makeDrawn({ ...shared, isGhostly: true }),
      shades: makeMarks('touch', shade.reach, -2),
      glows: makeMarks('light', glow.reach),
      rims: makeMarks('rim', glow.rim),
      layers: new Map(),
      print,
      isFresh: true,
    }
    for (const { group } of [made.glows, made.rims]) group.name = 'touchable'
    made.group.add(
      made.things.group,
      made.ghosts.group,
      made.shades.group,
      made.glows.group,
      made.rims.group,
    )
    return made
  }, [scene, tier, quality, warm, order, shadows])
  useEffect(() => {
    void warm(set.group)
    return () => {
      for (const part of [set.things, set.ghosts, set.shades, set.glows, set.rims]) part.dispose()
      set.print?.dispose()
    }
  }, [set, warm])
  return set
}
