/** Hook: CSS cursor over the table, for touchable things and for pieces to throw. */
import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'

export type PointerShape = 'pointer' | 'grab' | null

/** Pieces are in front of the board, so their cursor takes precedence. */
type Part = 'pieces' | 'board'

const cursors = new WeakMap<HTMLElement, Map<Part, PointerShape>>()

export function usePointerShape(part: Part): (shape: PointerShape) => void {
  const element = useThree((state) => state.gl.domElement)
  return useCallback(
    (shape) => {
      const known = cursors.get(element) ?? new Map<Part, PointerShape>()
      cursors.set(element, known.set(part, shape))
      element.style.cursor = known.get('pieces') ?? known.get('board') ?? ''
    },
    [element, part],
  )
}
