/** Painted shadow of the tray and its shelf on the marble, for all tiers. */
import { useEffect, useMemo } from 'react'
import type { Tray } from '../../shapes/trays.ts'
import { makeMarks } from '../board/marks.ts'
import { shade } from '../board/shades.ts'
import { trayLift, trayTurn } from './places.ts'

/** The shelf's inset from the tray on each side, and its depth (cm). */
const shelf = { narrower: 1.2, deep: 3 } as const

interface ShadeProps {
  readonly tray: Tray
  readonly hasShelf: boolean
}

/** Marks lie in the tray's space, so the sun's offset is rotated against the tray's rotation. */
export function TrayShade({ tray, hasShelf }: ShadeProps) {
  const marks = useMemo(() => {
    const made = makeMarks('touch', shade.reach, -2)
    const turn = trayTurn(tray)
    const { halfX, halfZ } = tray
    const mark = {
      x: shade.right * Math.cos(turn) - shade.near * Math.sin(turn),
      y: shade.high - trayLift,
      z: shade.right * Math.sin(turn) + shade.near * Math.cos(turn),
      halfX,
      halfZ,
    }
    const front = { halfX: halfX - shelf.narrower, halfZ: shelf.deep, z: mark.z + halfZ }
    const shades = hasShelf ? [mark, { ...mark, ...front }] : [mark]
    made.show(shades.map((one) => ({ mark: one, share: 1 })))
    return made
  }, [tray, hasShelf])
  useEffect(() => () => marks.dispose(), [marks])
  return <primitive object={marks.group} />
}
