/** The games whose components are shown: the house's own, or in somebody's own values for as long as the page is open. */
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { AnyGame } from '../../kernel/game.ts'
import { type Catalogue, loadCatalogue, type Shelf } from '../../showcase/shelves.ts'
import type { Component } from '../../showcase/component.ts'
import { useMishap } from '../faults/useMishap.ts'
import { loadEditableGame, loadValues } from '../games.ts'

interface Own {
  readonly games: Readonly<Record<string, AnyGame>>
}

const useOwn = create<Own>()(() => ({ games: {} }))

/** null: back to the house's. */
export function setOwn(id: string, game: AnyGame | null): void {
  const { [id]: _gone, ...others } = useOwn.getState().games
  useOwn.setState({ games: game ? { ...others, [id]: game } : others })
}

export interface Shelved {
  /** In the house's own values; null for the place. */
  readonly house: AnyGame | null
  readonly game: AnyGame | null
  readonly components: readonly Component[]
}

interface Loaded {
  readonly id: string
  readonly house: AnyGame | null
  readonly data: unknown
  readonly catalogue: Catalogue
}

const loading = new Map<string, Promise<Loaded>>()

function load(id: Shelf): Promise<Loaded> {
  const known = loading.get(id)
  if (known) return known
  const load = async (): Promise<Loaded> => {
    if (id === 'place') return { id, house: null, data: {}, catalogue: await loadCatalogue(id) }
    const [house, text, catalogue] = await Promise.all([
      loadEditableGame(id),
      loadValues(id),
      loadCatalogue(id),
    ])
    return { id, house, data: text === null ? {} : (JSON.parse(text) as unknown), catalogue }
  }
  const made = load()
  loading.set(id, made)
  made.catch(() => loading.delete(id))
  return made
}

export function useEditionShelf(id: Shelf): Shelved | null {
  const own = useOwn((state) => state.games[id])
  const fail = useMishap()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isWanted = true
    void load(id).then((found) => isWanted && setLoaded(found), fail)
    return () => {
      isWanted = false
    }
  }, [id, fail])
  return useMemo(() => {
    // what was asked for before is no answer
    if (loaded?.id !== id) return null
    const { house, data, catalogue } = loaded
    const game = own ?? house
    return { house, game, components: catalogue(game, own ? null : data) }
  }, [id, loaded, own])
}
