/** English texts of the practice tray. */
export const tray = {
  'tray.title': 'The tray',
  'tray.about': 'Throws to look at: how they fall, what the judge sees, and what a record keeps.',
  'tray.set': 'Pieces',
  'tray.gesture': 'Gesture',
  'tray.gesture.default': 'usual',
  'tray.gesture.weak': 'weak',
  'tray.gesture.strong': 'strong',
  'tray.gesture.rigged': 'rigged',
  'tray.pace': 'Pace',
  'tray.pace.full': 'as it falls',
  'tray.pace.slow': 'four times slower',
  'tray.seed': 'Seed',
  'tray.throw': 'Throw',
  'tray.again': 'The same again',
  'tray.moment': 'Moment',
  'tray.faces': 'Faces: {faces}',
  'tray.settled':
    'At rest after {seconds, number} s, with {contacts, plural, one {# contact} other {# contacts}}',
  'tray.record': 'Track: {bytes, plural, one {# byte} other {# bytes}}, hash {hash}',
  'tray.clear': 'The judge has nothing to do.',
  'tray.note': '{seconds, number} s, piece {piece, number}.',
} as const
