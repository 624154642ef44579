/** The service worker: caches the whole app on the first visit, so that it works without a network. */
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { withFramingOf } from './cachedPage.ts'

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
const pageFromCache = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute(async (asked) => {
    const { body, status, statusText, headers } = await pageFromCache(asked)
    const own = withFramingOf(asked.url, headers)
    return new Response(body, { status, statusText, headers: own })
  }),
)
