// Converts SVG path data to point lists, so that icons, engravings and textures share one drawing.

export type PathPoint = [number, number]

export interface PathRun {
  points: PathPoint[]
  closed: boolean
}

const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

interface Command {
  letter: string
  args: number[]
}

export function parsePath(d: string): Command[] {
  const commands: Command[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const arity = ARITY[letter.toUpperCase()]
    if (arity === undefined) throw new Error(`unknown path command ${letter}`)
    if (arity === 0) commands.push({ letter, args: [] })
    for (let i = 0; i + Math.max(1, arity) <= numbers.length; i += Math.max(1, arity)) {
      const next = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
      commands.push({ letter: i === 0 ? letter : next, args: numbers.slice(i, i + arity) })
    }
  }
  return commands
}

/** Points of a path; curves are split into segments about `step` units long. */
export function flatten(d: string, step = 0.5): PathRun[] {
  const runs: PathRun[] = []
  let run: PathRun = { points: [], closed: false }
  let at: PathPoint = [0, 0]
  let start: PathPoint = [0, 0]
  let handle: PathPoint = [0, 0]
  const curve = (length: number, place: (t: number) => PathPoint): void => {
    const pieces = Math.max(2, Math.ceil(length / step))
    for (let i = 1; i <= pieces; i++) run.points.push(place(i / pieces))
  }
  for (const { letter, args } of parsePath(d)) {
    const relative = letter === letter.toLowerCase()
    const [ox, oy] = relative ? at : [0, 0]
    const p = (i: number): PathPoint => [(args[i] ?? 0) + ox, (args[i + 1] ?? 0) + oy]
    const kind = letter.toUpperCase()
    let to: PathPoint = at
    let nextHandle: PathPoint | undefined
    if (kind === 'M') {
      to = p(0)
      run = { points: [to], closed: false }
      runs.push(run)
      start = to
    } else if (kind === 'Z') {
      run.closed = true
      to = start
    } else if (kind === 'L' || kind === 'H' || kind === 'V') {
      if (kind === 'L') to = p(0)
      if (kind === 'H') to = [(args[0] ?? 0) + ox, at[1]]
      if (kind === 'V') to = [at[0], (args[0] ?? 0) + oy]
      run.points.push(to)
    } else if (kind === 'A') {
      to = p(5)
      arc(at, to, args, step).forEach((point) => run.points.push(point))
    } else {
      const from = at
      const mirrored: PathPoint = [2 * at[0] - handle[0], 2 * at[1] - handle[1]]
      const [a, b, end]: [PathPoint, PathPoint, PathPoint] =
        kind === 'C'
          ? [p(0), p(2), p(4)]
          : kind === 'S'
            ? [mirrored, p(0), p(2)]
            : cubicOf(at, p(0), p(2))
      to = end
      nextHandle = b
      const length = gap(from, a) + gap(a, b) + gap(b, end)
      curve(length, (t) => bezier(from, a, b, end, t))
    }
    at = to
    handle = nextHandle ?? to
  }
  return runs.map((r) => tidy(r))
}

const gap = (a: PathPoint, b: PathPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1])

function cubicOf(
  from: PathPoint,
  mid: PathPoint,
  to: PathPoint,
): [PathPoint, PathPoint, PathPoint] {
  const third = (a: PathPoint): PathPoint => [
    a[0] + (2 / 3) * (mid[0] - a[0]),
    a[1] + (2 / 3) * (mid[1] - a[1]),
  ]
  return [third(from), third(to), to]
}

function bezier(a: PathPoint, b: PathPoint, c: PathPoint, d: PathPoint, t: number): PathPoint {
  const s = 1 - t
  const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [
    w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0],
    w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1],
  ]
}

/** Elliptical arc in centre parameterisation, as in the implementation notes of the SVG specification. */
function arc(from: PathPoint, to: PathPoint, args: number[], step: number): PathPoint[] {
  const [rawX = 0, rawY = 0, turn = 0, large = 0, sweep = 0] = args
  const phi = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [c * dx + s * dy, -s * dx + c * dy]
  const grow = Math.sqrt(Math.max(1, (x1 / rawX) ** 2 + (y1 / rawY) ** 2))
  const [rx, ry] = [rawX * grow, rawY * grow]
  const under = (rx * y1) ** 2 + (ry * x1) ** 2
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under)) * (large === sweep ? -1 : 1)
  const [cx1, cy1] = [(root * rx * y1) / ry, (-root * ry * x1) / rx]
  const cx = c * cx1 - s * cy1 + (from[0] + to[0]) / 2
  const cy = s * cx1 + c * cy1 + (from[1] + to[1]) / 2
  const first = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let span = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - first
  if (sweep && span < 0) span += 2 * Math.PI
  if (!sweep && span > 0) span -= 2 * Math.PI
  const pieces = Math.max(3, Math.ceil((Math.abs(span) * Math.max(rx, ry)) / step))
  return Array.from({ length: pieces }, (_, i) => {
    if (i === pieces - 1) return to
    const angle = first + (span * (i + 1)) / pieces
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [cx + c * x - s * y, cy + s * x + c * y]
  })
}

/** Drops repeated points, including the closing one. */
function tidy(run: PathRun): PathRun {
  const points = run.points.filter((p, i) => i === 0 || gap(p, run.points[i - 1] ?? p) > 1e-6)
  const [first, last] = [points[0], points.at(-1)]
  if (run.closed && first && last && points.length > 2 && gap(first, last) < 1e-6) points.pop()
  return { points, closed: run.closed }
}
