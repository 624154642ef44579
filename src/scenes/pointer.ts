/** The shape of the pointer over the table: a hand over what can be touched, one that takes hold over what can be thrown. */
import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'

export type PointerShape = 'pointer' | 'grab' | null

/** Pieces lie before the board: what they say counts first. */
type Part = 'pieces' | 'board'

const shapes = new WeakMap<HTMLElement, Map<Part, PointerShape>>()

export function usePointerShape(part: Part): (shape: PointerShape) => void {
  const element = useThree((state) => state.gl.domElement)
  return useCallback(
    (shape) => {
      const known = shapes.get(element) ?? new Map<Part, PointerShape>()
      shapes.set(element, known.set(part, shape))
      element.style.cursor = known.get('pieces') ?? known.get('board') ?? ''
    },
    [element, part],
  )
}
