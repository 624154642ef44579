/** Sizes of the movable pieces (cm). */

/** The origin is the middle of its round foot. */
export const worker = { radius: 0.56, high: 2.3 } as const
/** Its bow points along +x. */
export const boat = { halfX: 1.15, halfZ: 0.48, high: 1.7, draught: 0.16 } as const
export const marker = { radius: 0.6, high: 0.42 } as const
export const bonusMarker = { radius: 0.62, high: 0.3, face: 0.42 } as const
export const cube = { edge: 0.62 } as const
export const elephant = { halfX: 1.5, halfZ: 0.85, high: 2.5 } as const
export const incomeTile = { half: 0.95, high: 0.24 } as const
export const riverTile = { half: 0.98, high: 0.2 } as const
/** The mill's sails are a separate part, `wheel`, which turns round z at this point of the mill. */
export const mill = { hub: [0, 0.86, 0.36] } as const
/** A shallow bowl for the dice of one colour; the origin is the middle of its foot. */
export const bowl = { radius: 3.5, high: 1.5, floor: 0.35 } as const
/** A pad on which a worker stands; `radius` includes its ring. */
export const pad = { radius: 0.92, high: 0.1 } as const
/** A plate on which a cost or a benefit is printed. */
export const sign = { half: 0.7, high: 0.08 } as const

/** Middles of the dice that lie in a bowl, in layers of a few. */
export function diceInBowl(count: number): readonly { x: number; y: number; z: number }[] {
  const [inner, outer] = [4, 8]
  return Array.from({ length: count }, (_, i) => {
    const layer = Math.floor(i / (inner + outer))
    const at = i % (inner + outer)
    const [ring, many, radius] = at < inner ? [at, inner, 0.99] : [at - inner, outer, 2.48]
    const angle = (ring / many) * 2 * Math.PI + (at < inner ? Math.PI / 4 : 0.2) + layer * 0.4
    const rise = at < inner ? 0 : 0.28
    return {
      x: radius * Math.cos(angle) * (at < inner ? 1.2 : 1),
      y: bowl.floor + 0.8 + rise + layer * 1.62,
      z: radius * Math.sin(angle) * (at < inner ? 1.2 : 1),
    }
  })
}
