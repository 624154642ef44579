/** English texts of the start page. */
export const start = {
  'start.facts':
    '{fewest, number}{seats, plural, =2 {} other {–#}} players · {least, number}–\u2060{most, number} min · {weight}',
  'start.weight.light': 'easy',
  'start.weight.medium': 'medium',
  'start.weight.heavy': 'deep',
  'start.showcase': 'All components',
} as const
