// The light of the golden hour: where the sun stands and what colours it gives, for lamps and sky alike.

/** Towards the sun, unit length: low, over the river, from the front left. */
export const SUN_DIRECTION: readonly [number, number, number] = [-0.63, 0.454, -0.63]

export const LIGHT = {
  sun: '#ffdcb4',
  sunIntensity: 3.4,
  sky: '#a9b7c9',
  ground: '#8a5a3c',
  hemisphere: 0.5,
  lamp: '#ffae5c',
  lampIntensity: 1,
  environmentIntensity: 0.85,
  exposure: 1,
} as const
