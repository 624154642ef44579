/** English warnings about storage that is almost full. */
export const space = {
  'space.scarce':
    'The storage for this page is almost full: {free, number} of {quota, number} MB are free.',
  'space.couldGo':
    'These matches are over, the longest first. Save what you want to keep as a file, then throw it away here.',
  'space.nothingOver': 'None of your matches is over yet.',
  'space.makeRoom': 'Make room',
  'space.keep': 'Keep it',
  'space.notSaved': 'This match cannot be saved as a file as it stands.',
} as const
