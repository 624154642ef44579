/** Colours of dice, seats and goods, and the seats' crests, shared by models, print and scenes. */

export const diceColours = {
  orange: { paint: '#d9701f', deep: '#8a3c0a', pale: '#f6cf9c' },
  green: { paint: '#2f8a4c', deep: '#124a26', pale: '#bfe0b8' },
  blue: { paint: '#2b62b8', deep: '#12306a', pale: '#b9cfee' },
  purple: { paint: '#7a3f9a', deep: '#421a5c', pale: '#dcc3e6' },
} as const
export type DiceColour = keyof typeof diceColours

/** Looks of the seats, in the order of the seats' colours: name, crest and tints. */
export const seatLooks = [
  { name: 'saffron', crest: 'sun', paint: '#e08a1e', deep: '#8f4407' },
  { name: 'lapis', crest: 'drop', paint: '#2c5cae', deep: '#142f63' },
  { name: 'emerald', crest: 'leaf', paint: '#1f7d5c', deep: '#0b4330' },
  { name: 'ruby', crest: 'diamond', paint: '#b3213f', deep: '#5e0d20' },
] as const
export type SeatLook = (typeof seatLooks)[number]

export const goodColours = {
  silk: { paint: '#c2417c', pale: '#f3c8da' },
  tea: { paint: '#3f8f5a', pale: '#cfe8c9' },
  spices: { paint: '#d8902a', pale: '#f8deab' },
} as const

export const incomeTileColours = {
  white: { paint: '#efe7d6', ink: '#4a3420' },
  yellow: { paint: '#e3b23c', ink: '#3d2404' },
  red: { paint: '#a8322c', ink: '#fdeedd' },
  brown: { paint: '#6d452a', ink: '#fbe9cf' },
} as const
export type IncomeTileColour = keyof typeof incomeTileColours
