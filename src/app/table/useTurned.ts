/** Round a screen that lies flat: the table turns to the side of whoever is at it. */
import { useEffect, useState } from 'react'
import type { Seat } from '../../kernel/seat.ts'
import type { TableState } from '../state/tableState.ts'
import { useSettings } from '../settings/store.ts'

/** Clockwise from the near side's left end: the first near, then the far ones, the fourth near again. */
export function isFar(seat: Seat, seats: number): boolean {
  return seat === 1 || (seat === 2 && seats === 4)
}

/** Whom the table is for now; null while nobody has anything to do or see. */
function personAt({ curtain, ask, actor, header }: TableState): Seat | null {
  const seat = curtain ?? ask?.seat ?? actor
  return seat !== null && header.sittings[seat]?.kind === 'human' ? seat : null
}

export function useTurned(state: TableState): boolean {
  const isRound = useSettings((settings) => settings.seating === 'round')
  const person = personAt(state)
  const [last, setLast] = useState<Seat>(0)
  if (person !== null && person !== last) setLast(person)
  const isTurned = isRound && isFar(person ?? last, state.header.sittings.length)
  useEffect(() => {
    // windows that open over the page turn with it
    document.documentElement.dataset['turned'] = String(isTurned)
    return () => void delete document.documentElement.dataset['turned']
  }, [isTurned])
  return isTurned
}
