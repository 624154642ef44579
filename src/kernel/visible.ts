/** Cleans text that comes from a file, an address or an argument before a screen or a terminal shows it. */

/**
 * Control characters (terminal escapes and line breaks among them), line separators, direction
 * overrides and marks, which make text read as another one, and halves of surrogate pairs.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A visible character. U+2800 is a Braille cell without dots. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The text without the characters that must not reach a screen. */
export const cleanText = (text: string): string => text.replaceAll(unsafe, '')

/** True if the text contains a visible character. */
export const isVisible = (text: string): boolean => visibleCharacter.test(text)
