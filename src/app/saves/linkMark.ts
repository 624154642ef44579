/** Prefix of fragments that contain a match; separate, so that the start page can test it without loading the decoder. */

export const linkMark = '#match='

export const isLink = (fragment: string): boolean => fragment.startsWith(linkMark)
