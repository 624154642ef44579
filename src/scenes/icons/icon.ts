/** What an icon is made of (24 x 24, y down). */
export interface Icon {
  /** Drawn with a line. */
  readonly line?: string
  /** Filled, by the even-odd rule. */
  readonly fill?: string
}

/** A filled dot as a path. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
