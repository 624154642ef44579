/** Hook: marks the element a tip points at with `data-pointed`, for the stylesheet. */
import { useEffect } from 'react'
import type { TipTarget } from '../../kernel/tips.ts'

/** Selectors by target; the first visible match counts. */
const places: Readonly<Record<TipTarget, readonly string[]>> = {
  board: ['.picture', '.room-panels'],
  throw: ['.choices .throw', '.choices .typed', '.choices'],
  choices: ['.choices .action-groups', '.choices'],
  players: ['.seat-plates'],
  menu: ['.room-head > .button'],
}

function find(at: TipTarget): Element | null {
  for (const words of places[at]) {
    const found = document.querySelector(words)
    if (found?.checkVisibility()) return found
  }
  return null
}

/** Runs after every render, because the target may have been added, removed or replaced. */
export function useTipTarget(at: TipTarget | null): void {
  // on a phone the target may be below the visible area
  useEffect(() => {
    const found = at && find(at)
    const first = found?.querySelector('button, summary, input') ?? found
    first?.scrollIntoView({ block: 'nearest' })
  }, [at])
  useEffect(() => {
    const found = at && find(at)
    found?.setAttribute('data-pointed', '')
    return () => found?.removeAttribute('data-pointed')
  })
}
