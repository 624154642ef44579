/** Marks what the guide speaks of, wherever it stands on the page now, for the style sheet to point at. */
import { useEffect } from 'react'
import type { TipTarget } from '../../kernel/tips.ts'

/** The first of these that is there and can be seen. */
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

/** Looked for after each rendering: what is pointed at may have come, gone, or been made anew. */
export function useTipTarget(at: TipTarget | null): void {
  // in a hand it may stand below what can be seen
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
