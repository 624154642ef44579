/** Hook: true if the viewport has the size of a phone. */
import { useSyncExternalStore } from 'react'

/** Breakpoint in rem; keep equal to the CSS. */
const small = '(max-width: 32rem)'

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(small)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(small).matches)
}
