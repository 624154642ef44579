/** Hook: rotates the page by 180° for a person on the far side of a screen that lies flat. */
import { useEffect, useState } from 'react'
import type { Seat } from '../../kernel/seat.ts'
import type { TableState } from '../state/tableState.ts'
import { useSettings } from '../settings/store.ts'

/** Seats go clockwise from the near side's left end; the first and the fourth are near. */
export function isFar(seat: Seat, seats: number): boolean {
  return seat === 1 || (seat === 2 && seats === 4)
}

/** The human who acts, throws or looks now; null for none. */
function activePerson({ curtain, ask, actor, header }: TableState): Seat | null {
  const seat = curtain ?? ask?.seat ?? actor
  return seat !== null && header.sittings[seat]?.kind === 'human' ? seat : null
}

export function useTurned(state: TableState): boolean {
  const isRound = useSettings((settings) => settings.seating === 'round')
  const person = activePerson(state)
  const [last, setLast] = useState<Seat>(0)
  if (person !== null && person !== last) setLast(person)
  const isTurned = isRound && isFar(person ?? last, state.header.sittings.length)
  useEffect(() => {
    // dialogs are outside of the table's element, so the rotation is set on the document
    document.documentElement.dataset['turned'] = String(isTurned)
    return () => void delete document.documentElement.dataset['turned']
  }, [isTurned])
  return isTurned
}
