/** Registers the service worker in production, so that the app works offline. */
import { watchVersions } from './newer.ts'

export function makeOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(watchVersions, () => {
      // Service workers are forbidden here: the app needs a network.
    })
  })
}
