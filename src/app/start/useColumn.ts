/** Hook: true if the start page has a single column at the chosen text size; then the games come first. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Breakpoint in rem; keep equal to `start.css`. */
const columnRems = 50

export function useColumn(page: RefObject<HTMLElement | null>): boolean {
  const [isColumn, setColumn] = useState(false)
  useLayoutEffect(() => {
    const { current } = page
    if (!current) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setColumn(current.clientWidth <= columnRems * rem)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [page])
  return isColumn
}
