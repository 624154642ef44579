/** English texts that all reference pages share. */
export const reference = {
  'ui.ref.title.goal': 'The goal',
  'ui.ref.title.turn': 'A turn',
  'ui.ref.title.points': 'Points',
  'ui.ref.title.end': 'The end',
  'ui.ref.title.special': 'Worth knowing',
  'ui.ref.title.symbols': 'Symbols',
  'ui.ref.title.keys': 'Keys at the table',
  'ui.ref.keys':
    'Tab goes from part to part, the arrow keys along the choices, Enter chooses. Alt+T throws, Alt+Z takes back, Alt+S skips, Alt+W asks why not, Alt+A what a bot would do. On the timeline the arrow keys go from step to step, Page Up and Page Down from turn to turn.',
  'ui.ref.title.components': 'Components',
  'ui.ref.title.rules': 'The numbered rules',
  'ui.ref.rules': 'Rules {numbers}',
  'ui.ref.rulesAbout': 'The numbered rules are in English: code, tests and answers cite them.',
} as const
