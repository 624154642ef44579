/** A horizontal position on the table or on one of its boards: cm, x to the right, z towards the near side. */

export interface TablePoint {
  readonly x: number
  readonly z: number
}
