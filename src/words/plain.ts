/** Which messages are only text: nothing in them has to be read. */

const signs = /[{}<'#]/

export const isPlain = (text: string): boolean => !signs.test(text)
