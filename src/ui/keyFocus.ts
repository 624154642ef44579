/** Whoever plays by keys goes on where the next choice is: the focus follows as soon as it would be lost. */
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

const isSeen = (thing: Element): boolean => thing.checkVisibility({ visibilityProperty: true })

/** The first choice that can be seen; where all are folded away, what unfolds them. */
export function firstChoice(list: Element | null): HTMLElement | null {
  for (const words of ['[data-command]', 'summary']) {
    const seen = [...(list?.querySelectorAll<HTMLElement>(words) ?? [])].find(isSeen)
    if (seen) return seen
  }
  return null
}

/** To the first choice that can be seen, when the focus was on something that is gone. */
export function rescueFocus(list: Element | null): void {
  const active = document.activeElement
  const isLost = active === null || active === document.body || !isSeen(active)
  if (isByKey && isLost) firstChoice(list)?.focus()
}

/** What may come, go, or be folded among the choices without their being others. */
const watched = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['hidden', 'open', 'disabled'],
}

/** `what` is what the choices come from; a focus that is anywhere else on the page is left alone. */
export function useKeyFocus(list: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(listen, [])
  useEffect(() => rescueFocus(list.current), [list, what])
  useEffect(() => {
    const choices = list.current
    if (!choices) return
    const watch = new MutationObserver(() => rescueFocus(choices))
    watch.observe(choices, watched)
    return () => watch.disconnect()
  }, [list])
}
