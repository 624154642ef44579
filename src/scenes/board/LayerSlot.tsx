/** Mounts one layer of a scene: builds it asynchronously, compiles its shaders, then swaps it in. */
import { useEffect, useRef, useState } from 'react'
import type { Tagged } from '../../kernel/command.ts'
import { useStage } from '../stage.ts'
import { useWarm } from '../warm.ts'
import type { Layer, LayerPlan } from './layer.ts'
import type { Plan } from './plan.ts'

export type AnyLayer = Layer<unknown, Tagged, Tagged, Plan>

interface LayerSlotProps {
  readonly plan: LayerPlan
  readonly view: unknown
  /**
   * Called with the new layer before its first rendered frame, so that it can be painted; null when
   * it leaves.
   */
  onLayer(name: string, layer: AnyLayer | null): void
}

export function LayerSlot({ plan, view, onLayer }: LayerSlotProps) {
  const { tier, quality, shadows, order, coming } = useStage()
  const warm = useWarm()
  const key = plan.madeFor(view)
  const [layer, setLayer] = useState<AnyLayer | null>(null)
  const now = useRef(view)
  useEffect(() => {
    now.current = view
  })

  // keeps the previous layer on screen until the new one is ready
  useEffect(() => {
    if (key === null) return setLayer(null)
    let isGone = false
    const bring = async () => {
      const made = await plan.make({ tier, quality, view: now.current })
      await warm(made.object)
      if (isGone) made.dispose()
      else setLayer(made)
    }
    // a failed model load leaves the layer out; the model loader reports the failure itself
    coming.count += 1
    void bring()
      .catch(() => undefined)
      .finally(() => (coming.count -= 1))
    return () => {
      isGone = true
    }
  }, [plan, key, tier, quality, warm, coming])

  useEffect(() => {
    if (!layer) return
    onLayer(plan.name, layer)
    shadows.touch()
    order.wake()
    return () => {
      onLayer(plan.name, null)
      layer.dispose()
    }
  }, [plan, layer, onLayer, shadows, order])
  return layer && <primitive object={layer.object} />
}
