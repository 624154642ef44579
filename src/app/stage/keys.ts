/** Keyboard shortcuts of a stage and its desk: cameras, replays and bookmarks. */
import { useEffect } from 'react'
import type { DeskOrder } from '../../stage/wire/desk.ts'

const firstBoard = 5
const boards = 4

const shots: Readonly<Record<string, DeskOrder>> = {
  1: { kind: 'shot', wanted: null },
  2: { kind: 'shot', wanted: { kind: 'wide' } },
  3: { kind: 'shot', wanted: { kind: 'tray' } },
  4: { kind: 'shot', wanted: { kind: 'track' } },
  ...Object.fromEntries(
    Array.from({ length: boards }, (_, seat) => [
      String(firstBoard + seat),
      { kind: 'shot', wanted: { kind: 'seat', seat } },
    ]),
  ),
}
const others: Readonly<Record<string, DeskOrder>> = {
  t: { kind: 'again', what: 'throw' },
  s: { kind: 'again', what: 'step' },
  u: { kind: 'again', what: 'turn' },
  m: { kind: 'mark' },
}

/** The order of a key, or null. Letters are matched by physical key, for other keyboard layouts. */
export function orderOf(event: Pick<KeyboardEvent, 'key' | 'code'>): DeskOrder | null {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
  return shots[event.key] ?? others[letter ?? event.key.toLowerCase()] ?? null
}

/** The key of an order; null where there is none. */
export function keyOf(order: DeskOrder): string | null {
  const text = JSON.stringify(order)
  const all = Object.entries({ ...shots, ...others })
  return all.find(([, known]) => JSON.stringify(known) === text)?.[0] ?? null
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

export function useOrderKeys(order: (order: DeskOrder) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return
      const found = orderOf(event)
      if (found) order(found)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [order])
}
