/** Polish texts of the reference page of noughts and crosses. */
export const noughtsAside = {
  'noughts.ref.goal': 'Wypełnij swoimi znakami rząd, kolumnę albo przekątną.',
  'noughts.ref.turn1': 'Rzuć kością.',
  'noughts.ref.turn2': 'Zaznacz wolne pole.',
  'noughts.ref.turn3': 'Przy szóstce zaznacz dwa.',
  'noughts.ref.points': 'Nie ma ich.',
  'noughts.ref.end': 'Pełny rząd wygrywa od razu; pełna plansza to remis.',
  'noughts.ref.special': 'Nic.',
  'noughts.piece.mark': 'Znak',
  'noughts.piece.mark.about': 'Płytka na każde zajęte pole.',
}
