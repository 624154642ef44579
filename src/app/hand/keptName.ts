/** The name under which this device sat down last, so that it need not be typed again. */
import { shortName } from '../../session/seating.ts'

const place = 'jharokha.hand.name'

export function keptName(): string {
  try {
    return shortName(window.localStorage.getItem(place) ?? '')
  } catch {
    // storage is forbidden: the name is typed again
    return ''
  }
}

export function keepName(name: string): void {
  try {
    window.localStorage.setItem(place, name)
  } catch {
    // storage is forbidden or full: the name is typed again next time
  }
}
