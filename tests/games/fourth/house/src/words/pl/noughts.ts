/** Polish texts of noughts and crosses. */
export const noughts = {
  'bots.habit.noughts.row': 'pełny rząd',
  'noughts.name': 'Kółko i krzyżyk',
  'noughts.tagline': 'Trzy w rzędzie i kość.',
  'noughts.face': '{n, number}',
  'noughts.group': 'Zaznacz pole',
  'noughts.label': 'Zaznacz {cell}',
  'noughts.mark':
    '{n, plural, one {Zaznacz wolne pole.} few {Zaznacz # wolne pola.} many {Zaznacz # wolnych pól.} other {Zaznacz # wolnego pola.}}',
  'noughts.throw': 'Rzuć kością.',
  'noughts.tell.thrown': '{who}: na kości {n, number}.',
  'noughts.tell.marked': '{who}: zaznacza {cell}.',
  'noughts.won': '{who}: pełny rząd.',
  'noughts.draw': 'Plansza jest pełna: remis.',
  'noughts.marks': 'znaki',
  'noughts.free': 'wolne',
  'noughts.cell': '{cell}: {state}',
  'noughts.handful.one': 'jedna kość',
}
