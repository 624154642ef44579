/** Detects whether an element is rotated by 180° in CSS, so that pointer movements can be mirrored. */

export function isUpsideDown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).rotate === '180deg') return true
  return false
}
