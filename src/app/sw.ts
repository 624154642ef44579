/** The service worker: caches the whole app on the first visit, so that it works without a network. */
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare global {
  interface Window {
    /** The list of files, which the build writes in. */
    readonly __WB_MANIFEST: readonly PrecacheEntry[]
    skipWaiting(): Promise<void>
  }
}

// a newer version waits until a page asks for it: `newer.ts`
self.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
clientsClaim()
precacheAndRoute([...self.__WB_MANIFEST])
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')))
