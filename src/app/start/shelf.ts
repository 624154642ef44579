/** The matches on the shelf, as a person looks for them: newest first, gone when they are thrown away. */
import { useCallback, useEffect, useState } from 'react'
import { saves } from '../saves/index.ts'
import type { Header } from '../../session/header.ts'

export interface Shelf {
  readonly headers: readonly Header[]
  /** Reads the shelf again. */
  look(): Promise<void>
  remove(id: string): Promise<void>
}

export function useShelf(): Shelf {
  const [headers, setHeaders] = useState<readonly Header[]>([])
  const look = useCallback(() => saves.list().then(setHeaders), [])
  useEffect(() => void look(), [look])
  return {
    headers,
    look,
    async remove(id) {
      await saves.remove(id)
      await look()
    },
  }
}
