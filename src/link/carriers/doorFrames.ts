/** The door's own frames on a socket: all begin with a sign that no message begins with. */

/** A screen says `#enter CODE`; the door answers `#entered ROLE` or `#refused REASON`, later `#away` and `#back` for its host. */
export const doorSign = '#'

/** Between the door and a host: a peer arrives, goes, or is dismissed, or a frame comes from or goes to one. */
export const peerSigns = { arrives: '+', gone: '-', frame: '=', dismissed: '!' } as const

/** The first word, and everything behind it. */
export function firstWord(text: string): readonly [string, string] {
  const at = text.indexOf(' ')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
