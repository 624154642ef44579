/** Cache of parsed SVG paths. */

const read = new Map<string, Path2D>()

export function pathOf(d: string): Path2D {
  const known = read.get(d) ?? new Path2D(d)
  read.set(d, known)
  return known
}
