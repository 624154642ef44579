/** Russian texts of the start page. */
export const start = {
  'start.facts':
    '{fewest, number}{seats, plural, =2 { игрока} other {–# игрока}} · {least, number}–\u2060{most, number} мин · {weight}',
  'start.weight.light': 'простая',
  'start.weight.medium': 'средняя',
  'start.weight.heavy': 'сложная',
  'start.showcase': 'Все предметы',
} as const
