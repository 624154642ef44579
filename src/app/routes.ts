/** Routes of the app: parses addresses, formats them, and navigates by the History API. */
import { useSyncExternalStore } from 'react'
import { mayGoTo } from './framed.ts'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'end'; readonly match: string }
  | { readonly page: 'reference'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'tray' }
  | { readonly page: 'showcase'; readonly shelf?: string; readonly component?: string }
  | { readonly page: 'stage' | 'desk' | 'address' }
  | { readonly page: 'film' }
  | { readonly page: 'join' | 'hand' }
  | { readonly page: 'nowhere' }

/** Component ids may contain capitals and dots. */
const componentPattern = /^[A-Za-z0-9.-]{1,60}$/

function showcaseAt([shelf, component, ...rest]: readonly string[]): Route {
  if (
    rest.length > 0 ||
    [shelf, component].some((name) => name !== undefined && !componentPattern.test(name))
  )
    return { page: 'nowhere' }
  return {
    page: 'showcase',
    ...(shelf !== undefined && { shelf }),
    ...(component !== undefined && { component }),
  }
}

/** Pages without a parameter in their path. */
const lonePages = ['settings', 'tray', 'film', 'stage', 'join', 'hand'] as const

const idPattern = /^[a-z0-9-]{1,40}$/

export function parseRoute(path: string): Route {
  const steps = path.split('/').filter((part) => part !== '')
  if (steps[0] === 'showcase') return showcaseAt(steps.slice(1))
  const [first = '', second = '', ...rest] = steps
  if (rest.length > 0) return { page: 'nowhere' }
  if (second === '') {
    if (first === '') return { page: 'start' }
    const alone = lonePages.find((page) => page === first)
    return { page: alone ?? 'nowhere' }
  }
  if (first === 'stage' && (second === 'desk' || second === 'address')) return { page: second }
  if (!idPattern.test(second)) return { page: 'nowhere' }
  if (first === 'setup' || first === 'reference') return { page: first, game: second }
  if (first === 'table' || first === 'end') return { page: first, match: second }
  return { page: 'nowhere' }
}

export function addressOf(route: Route): string {
  if (route.page === 'showcase')
    return ['/showcase', route.shelf, route.component].filter(Boolean).join('/')
  if (route.page === 'start' || route.page === 'nowhere') return '/'
  if (route.page === 'desk' || route.page === 'address') return `/stage/${route.page}`
  if ('game' in route) return `/${route.page}/${route.game}`
  if ('match' in route) return `/${route.page}/${route.match}`
  return `/${route.page}`
}

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', tell)
  }
}

/** In a frame of another site nothing leads out of the bare page of a component. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (!mayGoTo(address)) return
  if (how === 'replace') window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
  window.scrollTo(0, 0)
  tell()
}

/** Path and query of the current location. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname + window.location.search)
}

export function useQuery(): URLSearchParams {
  return new URLSearchParams(useAddress().split('?')[1] ?? '')
}
