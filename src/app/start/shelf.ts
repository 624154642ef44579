/** Hook: the list of saved matches, newest first. */
import { useCallback, useEffect, useState } from 'react'
import { saves } from '../saves/index.ts'
import type { Shelfful } from '../saves/shape.ts'

export interface SavedShelf extends Shelfful {
  /** Reloads the list. */
  look(): Promise<void>
  /** Loads the next page. */
  more(): void
  remove(id: string): Promise<void>
}

/** Page size, so that hundreds of matches load as fast as a few. */
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
