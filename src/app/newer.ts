/** Service worker updates: a newer version waits until no tab plays with the current one. */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Route } from './routes.ts'

/** True if a newer version is installed and waiting. */
export const useNewer = create<{ isHere: boolean }>()(() => ({ isHere: false }))

/** Name of a shared Web Lock, held by every tab that would lose something on a version change. */
const busyLock = 'jharokha.busy'

/** Pages on which nothing would be lost. */
const safePages: ReadonlySet<Route['page']> = new Set([
  'start',
  'end',
  'reference',
  'settings',
  'showcase',
  'nowhere',
])

let registration: ServiceWorkerRegistration | null = null
/** Resolves when this page has released its lock. */
let released: Promise<unknown> = Promise.resolve()

/** Watches a service worker registration for updates. */
export function watchVersions(found: ServiceWorkerRegistration | undefined): void {
  // some browsers that forbid service workers return no registration
  if (!found) return
  registration = found
  // without an active worker the waiting one is the first version, not a newer one
  const look = () => useNewer.setState({ isHere: found.active !== null && found.waiting !== null })
  const follow = () => found.installing?.addEventListener('statechange', look)
  found.addEventListener('updatefound', follow)
  follow()
  look()
  document.addEventListener('visibilitychange', () => void lookForNewer())
  watchTakeover()
}

/**
 * The browser may activate the newer version up to half a minute after SKIP_WAITING. A table opened
 * meanwhile is reloaded; everything accepted is saved.
 */
function watchTakeover(): void {
  const workers = navigator.serviceWorker
  let { controller } = workers
  workers.addEventListener('controllerchange', () => {
    // the first version takes control of the page that installed it: no reload
    if (controller !== null) location.reload()
    ;({ controller } = workers)
  })
}

async function lookForNewer(): Promise<void> {
  if (document.hidden) return
  try {
    await registration?.update()
  } catch {
    // Without a network the app goes on as it is.
  }
}

/** Takes the shared lock; returns a function that releases it. */
function holdBusy(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let release = (): void => undefined
  const gate = new Promise<void>((open) => (release = open))
  released = navigator.locks
    .request(busyLock, { mode: 'shared' }, () => gate)
    .catch(() => undefined)
  return release
}

/** Activates the newer version, which reloads the page, unless another tab holds the lock. */
async function takeNewer(): Promise<void> {
  await released
  const take = () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  if (!('locks' in navigator)) return take()
  await navigator.locks.request(busyLock, { ifAvailable: true }, (lock) => lock && take())
}

export function useVersions(page: Route['page']): void {
  const isHere = useNewer((newer) => newer.isHere)
  const isCalm = safePages.has(page)
  useEffect(() => (isCalm ? undefined : holdBusy()), [isCalm])
  useEffect(() => {
    if (page === 'start') void lookForNewer()
  }, [page])
  useEffect(() => {
    if (isHere && page === 'start') void takeNewer()
  }, [isHere, page])
}
