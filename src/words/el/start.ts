/** Greek texts of the start page. */
export const start = {
  'start.facts':
    '{fewest, number}{seats, plural, =2 {} other {–#}} παίκτες · {least, number}–\u2060{most, number} λεπτά · {weight}',
  'start.weight.light': 'εύκολο',
  'start.weight.medium': 'μέτριο',
  'start.weight.heavy': 'απαιτητικό',
  'start.showcase': 'Όλα τα εξαρτήματα',
} as const
