/** English texts of photo mode. */
export const photo = {
  'photo.title': 'Photo mode',
  'photo.take': 'Save the picture',
  'photo.back': 'Back to the table',
  'photo.size': 'Size of the picture',
  'photo.about':
    'The match stands still meanwhile. Drag to look round, with two fingers or the right button to move; pinch or turn the wheel to come nearer.',
  'photo.drawing': 'The picture is being drawn.',
  'photo.saved': 'Saved as {name}.',
  'photo.failed': 'This machine cannot draw a picture of that size: try a smaller one.',
} as const
