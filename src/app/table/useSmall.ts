/** Whether the picture is as small as in a hand. */
import { useSyncExternalStore } from 'react'

/** Letters wide; as in the styles. */
const small = '(max-width: 32rem)'

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(small)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(small).matches)
}
