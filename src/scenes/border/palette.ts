/** The enamel of the six colours and the sign on each: the one source for boxes, tiles and the baked dice. */
import { type Colour, colours } from '../../games/border/vocabulary.ts'

const enamel: Readonly<Record<Colour, string>> = {
  gray: '#7d91aa',
  green: '#1f8f4a',
  blue: '#1b5fc4',
  red: '#b3122e',
  yellow: '#f4c61c',
  orange: '#ee7a12',
}

const light = '#fff4dc'
const dark = '#3a1f08'

export const enamels: readonly string[] = colours.map((colour) => enamel[colour])

export const enamelOf = (colour: Colour): string => enamel[colour]

/** Dark signs on the two bright enamels. */
export const signOf = (colour: Colour): string =>
  colour === 'yellow' || colour === 'orange' ? dark : light

export const signs: readonly string[] = colours.map(signOf)
