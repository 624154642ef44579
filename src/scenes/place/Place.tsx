/** The balcony round the table: light, table, screen and river. */
import { useMemo } from 'react'
import { BoxGeometry, Mesh, MeshStandardMaterial } from 'three'
import { Light } from './Light.tsx'

export function Place() {
  const table = useMemo(() => {
    const mesh = new Mesh(
      new BoxGeometry(116, 3, 66),
      new MeshStandardMaterial({ color: '#d8cbb8', roughness: 0.4 }),
    )
    mesh.position.set(0, -1.5, 0)
    mesh.receiveShadow = true
    return mesh
  }, [])
  return (
    <>
      <Light />
      <primitive object={table} />
    </>
  )
}
