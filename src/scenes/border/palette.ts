/** The enamel of the six colours, the same on dice and boxes, and the colour of the sign on each. */
import { type Colour, colours } from '../../games/border/layout.ts'

const enamel: Readonly<Record<Colour, string>> = {
  gray: '#7f93ab',
  green: '#2f9a50',
  blue: '#2468c8',
  red: '#c62d2d',
  yellow: '#f2c424',
  orange: '#ee7f1e',
}

const light = '#fff4dc'
const dark = '#3a1f08'

export const enamels: readonly string[] = colours.map((colour) => enamel[colour])

/** Dark signs on the two bright enamels. */
export const signs: readonly string[] = colours.map((colour) =>
  colour === 'yellow' || colour === 'orange' ? dark : light,
)

export const enamelOf = (colour: Colour): string => enamel[colour]
