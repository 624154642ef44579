/** A newer version of the app waits until nobody plays on with this one: a page keeps its own files until it is left. */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Route } from './routes.ts'

/** Whether a newer version has been put by and waits. */
export const useNewer = create<{ isHere: boolean }>()(() => ({ isHere: false }))

/** Shared by all pages, in any tab, on which something would be lost with the files that they began with. */
const busy = 'jharokha.busy'

/** Where nothing is begun that another version could not go on with. */
const calm: ReadonlySet<Route['page']> = new Set([
  'start',
  'end',
  'reference',
  'settings',
  'showcase',
  'nowhere',
])

let registration: ServiceWorkerRegistration | null = null
/** Resolves when this page's own lock is given back. */
let released: Promise<unknown> = Promise.resolve()

/** Looks after what the browser has registered for the app. */
export function watchVersions(found: ServiceWorkerRegistration | undefined): void {
  // some browsers that forbid it do not say so
  if (!found) return
  registration = found
  // with the first version there is none that it could be newer than
  const look = () => useNewer.setState({ isHere: found.active !== null && found.waiting !== null })
  const follow = () => found.installing?.addEventListener('statechange', look)
  found.addEventListener('updatefound', follow)
  follow()
  look()
  document.addEventListener('visibilitychange', () => void lookForNewer())
  watchTakeover()
}

/**
 * The browser lets a newer version take over when the older one's worker rests, up to half a minute after it was asked
 * in. A table that was opened meanwhile is opened again: all that was accepted is kept.
 */
function watchTakeover(): void {
  const workers = navigator.serviceWorker
  let { controller } = workers
  workers.addEventListener('controllerchange', () => {
    // the very first version takes over a page that it came with
    if (controller !== null) location.reload()
    ;({ controller } = workers)
  })
}

async function lookForNewer(): Promise<void> {
  if (document.hidden) return
  try {
    await registration?.update()
  } catch {
    // No network: the app goes on as it is.
  }
}

/** Until the returned function is called. */
function holdBusy(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let release = (): void => undefined
  const gate = new Promise<void>((open) => (release = open))
  released = navigator.locks.request(busy, { mode: 'shared' }, () => gate).catch(() => undefined)
  return release
}

/** The page is opened again by the newer version, unless another tab still plays on with this one. */
async function takeNewer(): Promise<void> {
  await released
  const take = () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  if (!('locks' in navigator)) return take()
  await navigator.locks.request(busy, { ifAvailable: true }, (lock) => lock && take())
}

export function useVersions(page: Route['page']): void {
  const isHere = useNewer((newer) => newer.isHere)
  const isCalm = calm.has(page)
  useEffect(() => (isCalm ? undefined : holdBusy()), [isCalm])
  useEffect(() => {
    if (page === 'start') void lookForNewer()
  }, [page])
  useEffect(() => {
    if (isHere && page === 'start') void takeNewer()
  }, [isHere, page])
}
