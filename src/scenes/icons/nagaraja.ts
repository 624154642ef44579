// Nagaraja's own signs (24 x 24, y down), filled: what amulets carry and what cards do; carved, printed and in panels.

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const star = (x: number, y: number, r: number): string => {
  const k = r * 0.3
  return `M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}Z`
}

/** One star, two stars, a card with a plus, a barred ring. */
export const AMULET_SIGNS = {
  vp1: star(12, 12, 9.5),
  vp2: star(6.8, 12, 6.6) + star(17.2, 12, 6.6),
  draw: 'M6 2H18V22H6ZM8 4V20H16V4ZM11 8H13V11H15.5V13H13V16H11V13H8.5V11H11Z',
  cancel:
    'M12 1.500A10.5 10.5 0 1 0 12 22.500A10.5 10.5 0 1 0 12 1.500ZM5.5 7.300L16.7 18.500A8 8 0 0 1 5.5 7.300ZM7.3 5.500A8 8 0 0 1 18.5 16.700Z',
} as const

export { dot }
