/** Decides which key presses are table shortcuts, and whether a key may throw. */
import { openWindow } from '../openWindow.ts'
import type { Settings } from '../settings/shape.ts'

type Press = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

/** Input types that take no text. */
const textlessTypes: ReadonlySet<string | undefined> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

function takesText(target: EventTarget | null): boolean {
  const { tagName, type, isContentEditable } = (target ?? {}) as Partial<HTMLInputElement>
  if (tagName === 'INPUT') return !textlessTypes.has(type)
  return tagName === 'TEXTAREA' || isContentEditable === true
}

/** False in text fields, where Alt types special characters (ż on a Mac). */
export function isForTable({ altKey, ctrlKey, metaKey, target }: Press): boolean {
  return altKey && !ctrlKey && !metaKey && !takesText(target) && openWindow() === null
}

/** The pending throw, if gestures and keys may make it; null for people who type in the faces of real dice. */
export function throwable<Ask>(ask: Ask | null, throwing: Settings['throwing']): Ask | null {
  return throwing === 'typed' ? null : ask
}
