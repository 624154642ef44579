/** Hook: an invisible plane that receives pointer events; hit tests use the ray. */
import { useEffect, useMemo } from 'react'
import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'

const middle = [0, 0, 0] as const

/** Width, depth and centre (cm). */
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
