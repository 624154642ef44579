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

/** To the first choice, when the focus was on something that is gone. */
export function rescueFocus(list: Element | null): void {
  const active = document.activeElement
  const isLost = active === null || active === document.body || !active.checkVisibility()
  if (isByKey && isLost) list?.querySelector<HTMLElement>('[data-command]')?.focus()
}

/** `what` is what the choices come from; a focus that is anywhere else on the page is left alone. */
export function useKeyFocus(list: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(listen, [])
  useEffect(() => rescueFocus(list.current), [list, what])
}
