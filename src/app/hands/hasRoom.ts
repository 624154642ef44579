/** Tells whether a match was shared with phones when its page was left; apart, because every table asks it. */

export const roomPlaceOf = (match: string): string => `jharokha.hands.${match}`

export function hasKeptRoom(match: string): boolean {
  try {
    return localStorage.getItem(roomPlaceOf(match)) !== null
  } catch {
    return false
  }
}
