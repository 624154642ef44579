/** Detects messages without ICU syntax, which need no parsing. */

const signs = /[{}<'#]/

export const hasNoArguments = (text: string): boolean => !signs.test(text)
