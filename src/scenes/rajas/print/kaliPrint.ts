/** Canvas prints in front of Kali: buildings and fame of the scrolls, numbers of the karma cups. */
import type { Edition } from '../../../games/rajas/data/schema.ts'
import { karmaPlaces, type Placement, scrollCell, scrollPlace } from '../../../shapes/rajas.ts'
import type { AtlasDrawing } from './atlas.ts'
import type { BoardPrint } from './boardPrint.ts'
import type { Decal } from './decals.ts'
import { fameMark, iconMark, numberMark } from './marks.ts'
import { setRows } from './pen.ts'

/** Scrolls from left to right. */
export const scrollBuildings = ['temple', 'palace', 'fort', 'mill'] as const

export function kaliPrint({ upgrades, karma }: Edition): BoardPrint {
  const levels = upgrades.fameByLevel
  const lift = (at: Placement, by: number): Placement => ({ ...at, y: at.y + by })
  const drawings: AtlasDrawing[] = [
    ...scrollBuildings.map((building): AtlasDrawing => ({
      key: `scroll-${building}`,
      draw: (pen, size) => setRows(pen, [[iconMark(building)]], 0, 0, size, size),
    })),
    ...levels.map((value, level): AtlasDrawing => ({
      key: `level-${level}`,
      draw: (pen, size) => setRows(pen, [[fameMark(value)]], 0, 0, size, size),
    })),
    ...Array.from({ length: karma.max + 1 }, (_, value): AtlasDrawing => ({
      key: `karma-${value}`,
      draw: (pen, size) => setRows(pen, [[numberMark(value)]], 0, 0, size * 0.9, size * 0.8),
    })),
  ]
  const decals: Decal[] = [
    ...scrollBuildings.flatMap((building, k): Decal[] => {
      const at = scrollPlace(k)
      return [
        { key: `scroll-${building}`, at: { ...at, z: at.z - 0.5 }, half: 0.46 },
        ...levels.map((_, level): Decal => ({
          key: `level-${level}`,
          at: scrollCell(k, level),
          half: 0.4,
        })),
      ]
    }),
    ...karmaPlaces(karma.max).map((at, value): Decal => ({
      key: `karma-${value}`,
      at: lift({ ...at, z: at.z + 0.84 }, -0.11),
      half: 0.3,
    })),
  ]
  return { drawings, decals }
}
