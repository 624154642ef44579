/** Russian texts of the reference page of noughts and crosses. */
export const noughtsAside = {
  'noughts.ref.goal': 'Заполните своими отметками ряд, столбец или диагональ.',
  'noughts.ref.turn1': 'Бросьте кубик.',
  'noughts.ref.turn2': 'Отметьте свободную клетку.',
  'noughts.ref.turn3': 'На шестёрке отметьте две.',
  'noughts.ref.points': 'Их нет.',
  'noughts.ref.end': 'Полный ряд сразу побеждает; полная доска – ничья.',
  'noughts.ref.special': 'Ничего.',
  'noughts.piece.mark': 'Знак',
  'noughts.piece.mark.about': 'Плитка на каждой занятой клетке.',
}
