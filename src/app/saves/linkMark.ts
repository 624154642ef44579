/** How an address says that it holds a match: known to the start page before it unpacks anything. */

export const linkMark = '#match='

export const isLink = (fragment: string): boolean => fragment.startsWith(linkMark)
