/** The place of the guide at the table: offered to whoever sits there for the first time, brought only then. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import { restoreFocus } from '../../ui/keyFocus.ts'
import type { TableState } from '../state/tableState.ts'
import { useQuery } from '../routes.ts'
import { isGuideKnown } from './memory.ts'

const Guide = lazy(() => import('./Guide.tsx'))

/** A match that is farther on than this is nobody's opening any more. */
const opening = 12

/** The wish leaves the address with the guide, or the guide would come again when the page is loaded again. */
function dropWish(): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  query.delete('guide')
  const rest = query.toString()
  // no `go`: that would also scroll the table to its top
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
  // who has played to the end needs no first steps
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
