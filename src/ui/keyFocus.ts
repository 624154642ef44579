/** Restores keyboard focus: moves it to the next choice when the focused element disappears. */
import { type RefObject, useEffect } from 'react'

let isByKey = false

function listen(): () => void {
  const onKey = () => void (isByKey = true)
  const onPointer = () => void (isByKey = false)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', onPointer, true)
  return () => {
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', onPointer, true)
  }
}

const isVisible = (thing: Element): boolean => thing.checkVisibility({ visibilityProperty: true })

/** The first visible choice, or the first visible summary when all choices are folded away. */
export function firstChoice(list: Element | null): HTMLElement | null {
  for (const words of ['[data-command]', 'summary']) {
    const seen = [...(list?.querySelectorAll<HTMLElement>(words) ?? [])].find(isVisible)
    if (seen) return seen
  }
  return null
}

/**
 * Focuses the first visible choice if the focused element is gone and the last input came from the
 * keyboard.
 */
export function restoreFocus(list: Element | null): void {
  const active = document.activeElement
  const isLost = active === null || active === document.body || !isVisible(active)
  if (isByKey && isLost) firstChoice(list)?.focus()
}

/** Mutations that can hide choices without a change of `what`. */
const observedMutations = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['hidden', 'open', 'disabled'],
}

/** `what` is the value that the choices derive from; focus elsewhere on the page is left alone. */
export function useKeyFocus(list: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(listen, [])
  useEffect(() => restoreFocus(list.current), [list, what])
  useEffect(() => {
    const choices = list.current
    if (!choices) return
    const watch = new MutationObserver(() => restoreFocus(choices))
    watch.observe(choices, observedMutations)
    return () => watch.disconnect()
  }, [list])
}
