/** Puts the whole app by for days without a network; development has no need of it. */
import { watchVersions } from './newer.ts'

export function makeOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(watchVersions, () => {
      // Forbidden here: the app works with a network alone.
    })
  })
}
