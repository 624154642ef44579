/** Type of an icon (24 × 24, y down). */
export interface Icon {
  /** SVG path that is stroked. */
  readonly line?: string
  /** SVG path that is filled by the even-odd rule. */
  readonly fill?: string
}

/** SVG path of a dot. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
