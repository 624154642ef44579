// Direction of the sun, light colours and intensities, lamp positions.

/** Unit vector towards the sun: low, over the river, front left. */
export const SUN_DIRECTION: readonly [number, number, number] = [-0.63, 0.454, -0.63]

export const LIGHT = {
  sun: '#ffd3a0',
  sunIntensity: 4.7,
  sky: '#a9b7c9',
  ground: '#8a5a3c',
  hemisphere: 0.25,
  lamp: '#ffae5c',
  lampIntensity: 1,
  environmentIntensity: 0.7,
  exposure: 1.15,
} as const

/** Hanging lamps (cm): three in the open arches, then three at the back. */
export const LAMP_PLACES: readonly (readonly [number, number, number])[] = [
  [-141, 146, -141],
  [0, 146, -200],
  [141, 146, -141],
  [109, 138, 109],
  [0, 138, 154],
  [-109, 138, 109],
]
