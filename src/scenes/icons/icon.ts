/** What an icon is made of (24 x 24, y down). */
export interface Icon {
  /** Drawn with a line. */
  readonly line?: string
  /** Filled, by the even-odd rule. */
  readonly fill?: string
}
