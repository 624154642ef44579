/** Computes the SVG path of a cusped arch with a pointed crown. */

export interface Arch {
  /**
   * Its left and right edges, its foot, the height at which the curve begins, and the tip of its
   * crown.
   */
  readonly left: number
  readonly right: number
  readonly foot: number
  readonly spring: number
  readonly tip: number
  /** The number of lobes on each side of the crown. */
  readonly lobes: number
}

/** The share of the rise that the lobes reach, below the crown. */
const shoulder = 0.8
/** The share of the half circle that the crown takes. */
const crown = 0.15

interface Point {
  readonly x: number
  readonly y: number
}

/** The cusps between lobes: their angles from the left, and a function from angle to point. */
function cusps({ left, right, spring, tip, lobes }: Arch) {
  const middle = (left + right) / 2
  const half = (right - left) / 2
  const rise = (spring - tip) * shoulder
  const at = (turn: number): Point => ({
    x: middle - Math.cos(turn) * half,
    y: spring - Math.sin(turn) * rise,
  })
  const side = (Math.PI / 2) * (1 - crown)
  const turns = Array.from({ length: lobes }, (_, i) => (side * (i + 1)) / lobes)
  return { at, side, turns, middle }
}

/** The cusps from left to right, where decorations may hang. */
export function archHooks(arch: Arch): readonly Point[] {
  const { at, turns } = cusps(arch)
  return [...turns, ...turns.toReversed().map((turn) => Math.PI - turn)].map(at)
}

export function archPath(arch: Arch): string {
  const { left, right, foot, tip } = arch
  const { at, side, turns, middle } = cusps(arch)
  const up = turns.map(at)
  const last = up.at(-1) ?? at(0)
  const down = [
    at(Math.PI - side),
    ...turns
      .toReversed()
      .slice(1)
      .map((turn) => at(Math.PI - turn)),
  ]
  const lobe = (from: Point, to: Point) => {
    const size = (Math.hypot(to.x - from.x, to.y - from.y) / 2) * 1.2
    return `A${round(size)} ${round(size)} 0 0 1 ${round(to.x)} ${round(to.y)}`
  }
  const first = at(0)
  const end = at(Math.PI)
  const rising = [first, ...up]
  const falling = [...down, end]
  const opposite = down[0] ?? end
  const lift = last.y - (last.y - tip) * 0.45
  return [
    `M${left} ${foot}L${round(first.x)} ${round(first.y)}`,
    ...rising.slice(1).map((to, i) => lobe(rising[i] ?? first, to)),
    `C${round(last.x)} ${round(lift)} ${middle - (middle - last.x) * 0.2} ${round(lift)} ${middle} ${tip}`,
    `C${middle + (middle - last.x) * 0.2} ${round(lift)} ${round(opposite.x)} ${round(lift)} ${round(opposite.x)} ${round(opposite.y)}`,
    ...falling.slice(1).map((to, i) => lobe(falling[i] ?? end, to)),
    `L${right} ${foot}Z`,
  ].join('')
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
