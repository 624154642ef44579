/** Roving focus: arrow keys, Home and End move along the visible commands. */
import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-command]')]
  const inSight = all.filter((item) => item.checkVisibility())
  const at = inSight.indexOf(event.target as HTMLElement)
  if (at === -1) return
  event.preventDefault()
  inSight[step(at, inSight.length)]?.focus()
}
