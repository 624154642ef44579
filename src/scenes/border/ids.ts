/** Ids of The Border's things and spots; they contain public information only. */

export const slateId = (seat: number): string => `slate-${seat}`
export const stripId = (seat: number): string => `strip-${seat}`
export const plateId = (seat: number): string => `plate-${seat}`
export const chalkId = (seat: number): string => `chalk-${seat}`
export const tileId = (die: number): string => `tile-${die}`
export const dieId = (die: number): string => `die-${die}`
export const boxId = (seat: number, box: number): string => `box-${seat}-${box}`

/** Id of the spot that holds only the thing with this id. */
export const placeOf = (id: string): string => `place of ${id}`

export const traySpotId = 'tray'
export const slopeSpotId = 'slope'

/** Parses a box id into seat and box; null for any other id. */
export function boxOf(id: string): { readonly seat: number; readonly box: number } | null {
  const [, seat, box] = /^box-(\d+)-(\d+)$/.exec(id) ?? []
  return seat === undefined || box === undefined ? null : { seat: Number(seat), box: Number(box) }
}
