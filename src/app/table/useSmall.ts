/** Hook: true if the viewport has the size of a phone. */
import { useSyncExternalStore } from 'react'

/** Breakpoint in rem; keep equal to the CSS. */
const phoneQuery = '(max-width: 32rem)'

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(phoneQuery)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phoneQuery).matches)
}
