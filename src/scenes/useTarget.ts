/** An unseen sheet that rays meet: what is meant follows from where it is met. */
import { useEffect, useMemo } from 'react'
import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'

const middle = [0, 0, 0] as const

/** Width and depth, and where its middle lies (cm). */
export function useTarget(
  wide: number,
  deep: number,
  [x, y, z]: readonly [number, number, number] = middle,
): Mesh {
  const target = useMemo(() => {
    const sheet = new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2).translate(x, y, z)
    return new Mesh(sheet, new MeshBasicMaterial({ visible: false }))
  }, [wide, deep, x, y, z])
  useEffect(() => () => target.geometry.dispose(), [target])
  return target
}
