/** Russian texts of noughts and crosses. */
export const noughts = {
  'bots.habit.noughts.row': 'полный ряд',
  'noughts.name': 'Крестики-нолики',
  'noughts.tagline': 'Три в ряд и кубик.',
  'noughts.face': '{n, number}',
  'noughts.group': 'Отметить клетку',
  'noughts.label': 'Отметить {cell}',
  'noughts.mark':
    '{n, plural, one {Отметьте # свободную клетку.} few {Отметьте # свободные клетки.} many {Отметьте # свободных клеток.} other {Отметьте # свободной клетки.}}',
  'noughts.throw': 'Бросьте кубик.',
  'noughts.tell.thrown': '{who}: на кубике {n, number}.',
  'noughts.tell.marked': '{who}: отмечает {cell}.',
  'noughts.won': '{who}: полный ряд.',
  'noughts.draw': 'Доска заполнена: ничья.',
  'noughts.marks': 'отметки',
  'noughts.free': 'свободно',
  'noughts.cell': '{cell}: {state}',
  'noughts.handful.one': 'один кубик',
}
