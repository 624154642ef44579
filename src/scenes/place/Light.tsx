/** Renders sun and sky light; updates the shadow map only in frames in which a caster has moved. */
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { HemisphereLight } from 'three'
import { LIGHT } from '../materials/index.ts'
import type { QualityTier } from '../quality.ts'
import { renderOrders } from '../board/above.ts'
import { useMover, useStage } from '../stage.ts'
import { patchSunlight } from './jaliLight.ts'
import { makeSun, addEnvironment } from './sun.ts'

patchSunlight()

/** Sky colour for tiers without an environment map, in place of light reflected by the warm walls. */
const wallLight = '#f3d3ac'

function makeSkyLight(tier: QualityTier): HemisphereLight {
  const dome = tier.reflections
    ? new HemisphereLight(LIGHT.sky, LIGHT.ground, 0.25)
    : new HemisphereLight(wallLight, LIGHT.ground, 1.7)
  dome.layers.enable(renderOrders.pieces)
  return dome
}

export function Light() {
  const { tier, shadows } = useStage()
  const scene = useThree((state) => state.scene)
  const sun = useMemo(() => makeSun(tier), [tier])
  const sky = useMemo(() => makeSkyLight(tier), [tier])
  useEffect(() => (tier.reflections ? addEnvironment(scene) : undefined), [scene, tier])
  useEffect(() => {
    shadows.touch()
    return sun.dispose
  }, [sun, shadows])
  useMover('light', () => {
    if (shadows.take()) sun.cast()
    return false
  })
  return (
    <>
      <primitive object={sun.light} />
      <primitive object={sun.light.target} />
      <primitive object={sky} />
    </>
  )
}
