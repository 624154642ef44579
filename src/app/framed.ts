/** Tells whether another site shows this page in a frame, and keeps such a page where it is. */

/** Only bare pages of one component may be shown by other sites; the server's headers say the same. */
const embeddable = /^\/showcase\/[A-Za-z0-9.-]+\/[A-Za-z0-9.-]+$/

export function isBareComponent({ pathname, searchParams }: URL): boolean {
  return embeddable.test(pathname) && searchParams.get('ui') === 'none'
}

export function isFramedElsewhere(): boolean {
  if (window.parent === window) return false
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    // the browser forbids to read another site's address
    return true
  }
}

/** Navigation in such a frame never gets an answer from the server, so the app has to refuse it. */
export function mayGoTo(address: string): boolean {
  if (!isFramedElsewhere()) return true
  return isBareComponent(new URL(address, window.location.href))
}
