/** Loads the guide for a person who plays this game for the first time, or asks for it. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import { restoreFocus } from '../../ui/keyFocus.ts'
import type { TableState } from '../state/tableState.ts'
import { useQuery } from '../routes.ts'
import { isGuideKnown } from './memory.ts'

const Guide = lazy(() => import('./Guide.tsx'))

/** A match with more steps than this is no longer a first game. */
const opening = 12

/** Removes `guide` from the address, so that a reload does not open the guide again. */
function dropWish(): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  query.delete('guide')
  const rest = query.toString()
  // not `go`, which would scroll to the top
  window.history.replaceState(null, '', rest ? `${pathname}?${rest}` : pathname)
}

export function GuideSlot({ state }: { readonly state: TableState }) {
  const isWanted = useQuery().get('guide') === 'yes'
  const [isOpen, setOpen] = useState(() => {
    const hasPerson = state.header.sittings.some((sitting) => sitting.kind === 'human')
    const isNew = state.length <= opening && !isGuideKnown(state.game.id)
    return hasPerson && manifestOf(state.game.id)?.tips !== undefined && (isWanted || isNew)
  })
  useEffect(() => {
    if (!isOpen) restoreFocus(document.querySelector('.choices'))
  }, [isOpen])
  // no guide for a finished match
  if (!isOpen || state.result) return null

  function end(): void {
    if (isWanted) dropWish()
    setOpen(false)
  }

  return (
    <Suspense fallback={null}>
      <Guide state={state} isWanted={isWanted} onEnd={end} />
    </Suspense>
  )
}
