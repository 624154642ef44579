/** The view of a component, kept in the address, so that a link always carries all of it. */
import { useCallback, useMemo } from 'react'
import type { Component } from '../../showcase/component.ts'
import {
  addressFor,
  type PageFrame,
  frameIn,
  queryOf,
  type Sight,
  sightIn,
} from '../../showcase/link.ts'
import { go, useAddress } from '../routes.ts'

export interface ComponentLink {
  readonly sight: Sight
  readonly frame: PageFrame
  change(part: Partial<Sight>): void
}

export function useSight(component: Component): ComponentLink {
  const address = useAddress()
  const text = address.split('?')[1] ?? ''
  const query = useMemo(() => new URLSearchParams(text), [text])
  const sight = useMemo(() => sightIn(query, component), [query, component])
  const frame = useMemo(() => frameIn(query), [query])
  const change = useCallback(
    (part: Partial<Sight>) => {
      // several changes may come before the page is drawn again
      const query = new URLSearchParams(window.location.search)
      const now = { ...sightIn(query, component), ...part }
      const text = queryOf(now, component, frameIn(query))
      go(`${addressFor(component)}${text}${window.location.hash}`, 'replace')
    },
    [component],
  )
  return { sight, frame, change }
}
