/** Which presses of keys the table takes for its own, and whether one of them may throw. */
import { openWindow } from '../openWindow.ts'
import type { Settings } from '../settings/shape.ts'

type Press = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

/** Inputs into which no letter can be written. */
const mute: ReadonlySet<string | undefined> = new Set([
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

function isWritten(target: EventTarget | null): boolean {
  const { tagName, type, isContentEditable } = (target ?? {}) as Partial<HTMLInputElement>
  if (tagName === 'INPUT') return !mute.has(type)
  return tagName === 'TEXTAREA' || isContentEditable === true
}

/** Where letters are written, Alt writes letters too: on a Mac it makes ż of z. */
export function isForTable({ altKey, ctrlKey, metaKey, target }: Press): boolean {
  return altKey && !ctrlKey && !metaKey && !isWritten(target) && openWindow() === null
}

/** What may be thrown by a gesture or a key; whoever throws real pieces has a form, and chance touches do nothing. */
export function throwable<Ask>(ask: Ask | null, throwing: Settings['throwing']): Ask | null {
  return throwing === 'typed' ? null : ask
}
