/** Polish texts of the start page. */
export const start = {
  'start.facts':
    '{fewest, number}{seats, plural, =2 { gracze} other {–# graczy}} · {least, number}–\u2060{most, number} min · {weight}',
  'start.weight.light': 'łatwa',
  'start.weight.medium': 'średnia',
  'start.weight.heavy': 'złożona',
  'start.showcase': 'Wszystkie elementy',
} as const
