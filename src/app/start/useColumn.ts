/** Whether the start page is one column, counted in the letters that a person chose: then the games come before the shelf. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width below which `start.css` lays everything one under the other. */
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
