/** The enamel of The Border's six colours and the sign on each: the one source for boxes, tiles and the baked dice. */

const enamel = {
  gray: '#7d91aa',
  green: '#1f8f4a',
  blue: '#1b5fc4',
  red: '#b3122e',
  yellow: '#f4c61c',
  orange: '#ee7a12',
} as const

const light = '#fff4dc'
const dark = '#3a1f08'

type Enamel = keyof typeof enamel

export const enamelOf = (colour: Enamel): string => enamel[colour]

/** Colour of a sign on its enamel: dark on the two bright enamels, else light. */
export const signOf = (colour: Enamel): string =>
  colour === 'yellow' || colour === 'orange' ? dark : light
