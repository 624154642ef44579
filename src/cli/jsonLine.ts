/** Writes an object as one line of JSON that a terminal can print: no control or direction characters stand in it. */

const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** `JSON.stringify` escapes the first 32 control characters only. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(unsafe, escaped)
