/** Reads how a component is shown from the address, and writes every change into it. */
import { useCallback, useMemo } from 'react'
import type { Component } from '../../showcase/component.ts'
import { addressFor, frameIn, queryOf, type Sight, sightIn } from '../../showcase/link.ts'
import { go, useAddress } from '../routes.ts'

export function useSight(component: Component) {
  const text = useAddress().split('?')[1] ?? ''
  const query = useMemo(() => new URLSearchParams(text), [text])
  const sight = useMemo(() => sightIn(query, component), [query, component])
  const frame = useMemo(() => frameIn(query), [query])
  const change = useCallback(
    (part: Partial<Sight>) => {
      // from the present address: several changes may come before the next render
      const { search, hash } = window.location
      const now = new URLSearchParams(search)
      const next = { ...sightIn(now, component), ...part }
      go(`${addressFor(component)}${queryOf(next, component, frameIn(now))}${hash}`, 'replace')
    },
    [component],
  )
  return { sight, frame, change }
}
