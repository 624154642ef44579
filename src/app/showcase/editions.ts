/** Loads the games whose components are shown: in the house's values, or in the reader's own until the page is closed. */
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { AnyGame } from '../../kernel/game.ts'
import { type Catalogue, loadCatalogue, type Shelf } from '../../showcase/shelves.ts'
import type { Component } from '../../showcase/component.ts'
import { useMishap } from '../faults/useMishap.ts'
import { loadEditableGame, loadValues } from '../games.ts'

const useOwn = create<{ readonly games: Readonly<Record<string, AnyGame>> }>()(() => ({
  games: {},
}))

/** null restores the house's values. */
export function setOwn(id: string, game: AnyGame | null): void {
  const { [id]: _gone, ...others } = useOwn.getState().games
  useOwn.setState({ games: game ? { ...others, [id]: game } : others })
}

export interface Shelved {
  /** With the house's values; null for the place. */
  readonly house: AnyGame | null
  readonly game: AnyGame | null
  readonly components: readonly Component[]
}

interface Loaded {
  readonly id: string
  readonly house: AnyGame | null
  /** The house's file of values. */
  readonly data: unknown
  readonly catalogue: Catalogue
}

const loading = new Map<string, Promise<Loaded>>()

async function loadShelf(id: Shelf): Promise<Loaded> {
  if (id === 'place') return { id, house: null, data: {}, catalogue: await loadCatalogue(id) }
  const parts = [loadEditableGame(id), loadValues(id), loadCatalogue(id)] as const
  const [house, text, catalogue] = await Promise.all(parts)
  return { id, house, data: text === null ? {} : (JSON.parse(text) as unknown), catalogue }
}

/** Loads each shelf once; a failed shelf is loaded again when it is asked for again. */
function load(id: Shelf): Promise<Loaded> {
  const made = loading.get(id) ?? loadShelf(id)
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
    if (loaded?.id !== id) return null
    const { house, data, catalogue } = loaded
    const game = own ?? house
    return { house, game, components: catalogue(game, own ? null : data) }
  }, [id, loaded, own])
}
