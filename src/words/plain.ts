/** Detects messages without ICU syntax, which need no parsing. */

const signs = /[{}<'#]/

export const isPlain = (text: string): boolean => !signs.test(text)
