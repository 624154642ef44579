/** Polish texts of the guided first match. */
export const guide = {
  'guide.title': 'Przewodnik',
  'guide.yes': 'Pokaż',
  'guide.no': 'Nie, dziękuję',
  'guide.next': 'Jasne',
  'guide.end': 'Zakończ przewodnik',
  'guide.place': '{n, number} z {of, number}',
  'guide.begin': 'Zagraj partię z przewodnikiem',
} as const
