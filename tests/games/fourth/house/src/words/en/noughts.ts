/** English texts of noughts and crosses, which define their keys. */
export const noughts = {
  'bots.habit.noughts.row': 'a full row',
  'noughts.name': 'Noughts and crosses',
  'noughts.tagline': 'Three in a row, and a die.',
  'noughts.face': '{n, number}',
  'noughts.group': 'Mark a cell',
  'noughts.label': 'Mark {cell}',
  'noughts.mark': '{n, plural, one {Mark a free cell.} other {Mark # free cells.}}',
  'noughts.throw': 'Throw the die.',
  'noughts.tell.thrown': '{who}: the die shows {n, number}.',
  'noughts.tell.marked': '{who}: marks {cell}.',
  'noughts.won': '{who}: a full row.',
  'noughts.draw': 'The board is full: a draw.',
  'noughts.marks': 'marks',
  'noughts.free': 'free',
  'noughts.cell': '{cell}: {state}',
  'noughts.handful.one': 'one die',
} as const
