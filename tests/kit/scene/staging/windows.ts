/** The windows at which staging is counted: the size of their picture, and the part of it that nothing covers. */

export interface WindowSize {
  readonly name: string
  /** Of the picture (px): without the panel, the foot, and on small windows the choices. */
  readonly picture: readonly [number, number]
  /** Narrow as a phone, as the table page judges it. */
  readonly isSmall: boolean
}

export const windowSizes: readonly WindowSize[] = [
  { name: '1280×720', picture: [944, 661], isSmall: false },
  { name: '1920×1080', picture: [1584, 1021], isSmall: false },
  { name: '820×1180', picture: [820, 541], isSmall: false },
  { name: '390×844', picture: [390, 371], isSmall: true },
  { name: '844×390', picture: [588, 340], isSmall: false },
]

/** Bounds of the uncovered part, as shares of half the picture; prompt and tools lie over its upper edge. */
export const uncovered = { side: 0.98, above: 0.84, below: -0.98 } as const
