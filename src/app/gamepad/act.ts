/** Actions of gamepad buttons on the page; they trigger the same handlers as keys and clicks. */
import { openWindow } from '../openWindow.ts'
import type { Meaning } from './buttons.ts'

const choosable = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]'

/** Scope of the directional pad: an open dialog, a curtain, the table's choices, or the whole page. */
function focusScope(): ParentNode {
  const open = openWindow()
  if (open) return open
  const choices = document.querySelector<HTMLElement>('.curtain, .choices:not([hidden])')
  return choices ?? document
}

const focusable = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(choosable)].filter((thing) => thing.checkVisibility())

/** The cast adds `focusVisible`, which the DOM types lack. */
function show(thing: HTMLElement | undefined): void {
  thing?.focus({ focusVisible: true } as FocusOptions)
  thing?.scrollIntoView({ block: 'nearest' })
}

function walk(within: ParentNode, step: 1 | -1): void {
  const all = focusable(within)
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step
  show(all[(next + all.length) % all.length])
}

/** Dispatches one of the table's keyboard shortcuts. */
function press(code: string, shiftKey = false): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { code, shiftKey, altKey: true }))
}

/** Left and right change the value of a focused select or slider, and move the focus otherwise. */
function adjust(step: 1 | -1): void {
  const now = document.activeElement
  if (now instanceof HTMLSelectElement) pick(now, now.selectedIndex + step)
  else if (now instanceof HTMLInputElement && now.type === 'range') {
    if (step === 1) now.stepUp()
    else now.stepDown()
    now.dispatchEvent(new Event('input', { bubbles: true }))
  } else walk(openWindow() ?? document, step)
}

function pick(list: HTMLSelectElement, at: number): void {
  const count = list.options.length
  list.selectedIndex = (at + count) % count
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Elements behind an open dialog must not be clicked. */
function mayPress(thing: HTMLElement): boolean {
  const open = openWindow()
  const isReached = open ? open !== thing && open.contains(thing) : thing !== document.body
  return isReached && thing.checkVisibility()
}

function choose(): void {
  const within = focusScope()
  const now = document.activeElement
  if (now instanceof HTMLElement && mayPress(now)) now.click()
  else if (within !== document) show(focusable(within)[0])
  else walk(document, 1)
}

/** Closes an open dialog; without one, skips the running animation. */
function leave(): void {
  const open = openWindow()
  if (!open) return press('KeyS')
  const at = open.contains(document.activeElement) ? document.activeElement : open
  at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

export const acts: Readonly<Record<Meaning, () => void>> = {
  choose,
  skip: leave,
  undo: () => press('KeyZ'),
  why: () => press('KeyW'),
  lookBefore: () => press('KeyC', true),
  lookNext: () => press('KeyC'),
  menu: () => press('KeyM'),
  up: () => walk(focusScope(), -1),
  down: () => walk(focusScope(), 1),
  left: () => adjust(-1),
  right: () => adjust(1),
}
