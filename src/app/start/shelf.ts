/** The matches on the shelf, as a person looks for them: newest first, gone when they are thrown away. */
import { useCallback, useEffect, useState } from 'react'
import { saves } from '../saves/index.ts'
import type { Shelfful } from '../saves/shape.ts'

export interface SavedShelf extends Shelfful {
  /** Reads the shelf again. */
  look(): Promise<void>
  /** Reads further down. */
  more(): void
  remove(id: string): Promise<void>
}

/** So many are read at once: a shelf of hundreds opens as fast as one of a few. */
const page = 24

export function useSavedShelf(): SavedShelf {
  const [found, setFound] = useState<Shelfful>({ headers: [], count: 0 })
  const [most, setMost] = useState(page)
  const look = useCallback(() => saves.list(most).then(setFound), [most])
  useEffect(() => void look(), [look])
  return {
    ...found,
    look,
    more: () => setMost(most + page),
    async remove(id) {
      await saves.remove(id)
      await look()
    },
  }
}
