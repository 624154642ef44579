// SVG paths (24 × 24, y down) of glyphs that appear on dice, sticks and panels.

/** The Border's colours, in the order of its die's faces. */
export const BORDER_COLOURS = ['gray', 'green', 'blue', 'red', 'yellow', 'orange'] as const
export type BorderColour = (typeof BORDER_COLOURS)[number]

/** Sign of each colour for colour-blind players: moon, leaf, waves, diamond, sun, peaks. */
export const COLOUR_GLYPHS: Record<BorderColour, string> = {
  gray: 'M15.5 3.2A9.2 9.2 0 1 0 20.8 17.6A7.6 7.6 0 0 1 15.5 3.2Z',
  green:
    'M12 1.8C18.6 6.2 18.6 15.6 12.9 20.2V22.4H11.1V20.2C5.4 15.6 5.4 6.2 12 1.8ZM11.3 8V12.2L8.6 10.2V12.2L11.3 14.4V17.6H12.7V14.4L15.4 12.2V10.2L12.7 12.2V8Z',
  blue:
    'M2 7.2C5.3 2.6 8.7 2.6 12 5.6C15.3 8.6 18.7 8.4 22 4.6V8.4C18.7 12.2 15.3 12.2 12 9.2C8.7 6.4 5.3 6.6 2 11Z' +
    'M2 15.9C5.3 11.3 8.7 11.3 12 14.3C15.3 17.3 18.7 17.1 22 13.3V17.1C18.7 20.9 15.3 20.9 12 17.9C8.7 15.1 5.3 15.3 2 19.7Z',
  red: 'M12 1.4L20.4 12L12 22.6L3.6 12ZM12 7.6L8.5 12L12 16.4L15.5 12Z',
  yellow:
    'M12 1.2L13.9 5.3A7 7 0 0 1 15.3 5.9L19.6 4.4L18.1 8.7A7 7 0 0 1 18.7 10.1L22.8 12L18.7 13.9A7 7 0 0 1 18.1 15.3L19.6 19.6L15.3 18.1A7 7 0 0 1 13.9 18.7L12 22.8L10.1 18.7A7 7 0 0 1 8.7 18.1L4.4 19.6L5.9 15.3A7 7 0 0 1 5.3 13.9L1.2 12L5.3 10.1A7 7 0 0 1 5.9 8.7L4.4 4.4L8.7 5.9A7 7 0 0 1 10.1 5.3Z' +
    'M12 8.9A3.1 3.1 0 1 0 12 15.1A3.1 3.1 0 1 0 12 8.9Z',
  orange: 'M12 2L22.4 20.6H1.6ZM12 9.6L8 16.9H16Z',
}

/** Colours of the Rajas dice, and the shape of each colour's pips: dot, leaf, ring, star. */
export const PIP_COLOURS = ['orange', 'green', 'blue', 'purple'] as const
export type PipColour = (typeof PIP_COLOURS)[number]

export const PIP_SHAPES: Record<PipColour, string> = {
  orange: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z',
  green: 'M12 0.6C20.6 6.4 20.6 17.6 12 23.4C3.4 17.6 3.4 6.4 12 0.6Z',
  blue: 'M12 1.6A10.4 10.4 0 1 0 12 22.4A10.4 10.4 0 1 0 12 1.6ZM12 7.8A4.2 4.2 0 1 0 12 16.2A4.2 4.2 0 1 0 12 7.8Z',
  purple:
    'M12 0C13.3 7.4 16.6 10.7 24 12C16.6 13.3 13.3 16.6 12 24C10.7 16.6 7.4 13.3 0 12C7.4 10.7 10.7 7.4 12 0Z',
}

/** Nagaraja: a cobra with its hood spread. */
export const NAGA =
  'M12 1.2C13.9 1.2 15 2.5 15.1 4.1C18.6 5.2 20.4 8 19.4 11C18.8 12.9 17 14.2 14.9 15.1C14.6 15.3 14.7 15.6 15 15.7C18.3 16.3 20.2 17.6 20.2 19.4C20.2 21.7 16.6 22.9 12 22.9C7.2 22.9 3.8 21.6 3.8 19.2C3.8 17.7 5.3 16.7 7.3 16.5C8.6 16.4 9 17.6 8 18.2C7.3 18.6 7.2 18.9 7.7 19.2C8.6 19.8 10.2 20 12 20C14.3 20 16.1 19.7 16.1 19.1C16.1 18.5 14.5 18.2 12.7 17.7C10.8 17.2 9.7 16.5 9.4 15.2C7 14.3 5.2 12.9 4.6 11C3.6 8 5.4 5.2 8.9 4.1C9 2.5 10.1 1.2 12 1.2Z' +
  'M10.5 6.4C8.4 7.2 7.3 8.6 7.8 10.3C8.1 11.4 9 12.2 10.3 12.8C10.1 10.9 10.1 8.5 10.5 6.4ZM13.5 6.4C13.9 8.5 13.9 10.9 13.7 12.8C15 12.2 15.9 11.4 16.2 10.3C16.7 8.6 15.6 7.2 13.5 6.4Z'
