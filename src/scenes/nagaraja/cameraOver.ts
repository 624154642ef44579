/** Makes Nagaraja's cameras from the area that they show. */
import type { CameraPose } from '../contract.ts'

export type Shows = NonNullable<CameraPose['shows']>

/** Extra depth (cm) that the tablets on the far wall hide by their height. */
export const tabletReachCm = 5.2

/** Aims at the centre of `shows`; `slope` is height over depth. The viewport decides the distance. */
export function cameraOver(shows: Shows, slope: number, isUnlisted = false): CameraPose {
  const [x, z] = [(shows.x[0] + shows.x[1]) / 2, (shows.z[0] + shows.z[1]) / 2]
  return {
    position: [x, slope * 100, z + 100],
    target: [x, 0, z],
    shows,
    ...(isUnlisted && { isUnlisted }),
  }
}

/** The same area on the side of the other player. */
export const mirrored = (shows: Shows, seat: number): Shows => {
  const other = <A extends Pick<Shows, 'x'>>(area: A): A => ({
    ...area,
    x: [-area.x[1], -area.x[0]],
  })
  if (seat === 0) return shows
  return { ...other(shows), ...(shows.parts && { parts: shows.parts.map(other) }) }
}
