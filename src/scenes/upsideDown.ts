/** A page that lies flat may be turned to its other side: what a pointer does on the glass is then turned in the picture. */

export function isUpsideDown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).rotate === '180deg') return true
  return false
}
