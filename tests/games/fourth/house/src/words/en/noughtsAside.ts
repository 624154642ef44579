/** English texts of the reference page of noughts and crosses. */
export const noughtsAside = {
  'noughts.ref.goal': 'Fill a row, a column or a diagonal with your marks.',
  'noughts.ref.turn1': 'Throw the die.',
  'noughts.ref.turn2': 'Mark a free cell.',
  'noughts.ref.turn3': 'With a six, mark two.',
  'noughts.ref.points': 'There are none.',
  'noughts.ref.end': 'A full row wins at once; a full board is a draw.',
  'noughts.ref.special': 'Nothing.',
  'noughts.piece.mark': 'Mark',
  'noughts.piece.mark.about': 'A slab for each taken cell.',
} as const
