/** Polish texts of photo mode. */
export const photo = {
  'photo.title': 'Tryb fotograficzny',
  'photo.take': 'Zapisz obraz',
  'photo.back': 'Z powrotem do stołu',
  'photo.size': 'Rozmiar obrazu',
  'photo.about':
    'W tym czasie partia czeka. Przeciągnij, aby się rozejrzeć, dwoma palcami lub prawym przyciskiem, aby się przesunąć; rozsuń palce lub kręć kółkiem, aby się zbliżyć.',
  'photo.drawing': 'Obraz jest rysowany.',
  'photo.saved': 'Zapisano jako {name}.',
  'photo.failed': 'To urządzenie nie narysuje obrazu tej wielkości: spróbuj mniejszego.',
} as const
