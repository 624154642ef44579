/** Hook: true if the viewport has the size of a phone, upright or on its side. */
import { useSyncExternalStore } from 'react'

/** The shorter side of a phone is below this. */
const phoneQuery = '(max-width: 32rem), (max-height: 32rem)'

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(phoneQuery)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phoneQuery).matches)
}
