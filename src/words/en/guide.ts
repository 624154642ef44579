/** English texts of the guided first match. */
export const guide = {
  'guide.title': 'Guide',
  'guide.yes': 'Show me',
  'guide.no': 'No, thanks',
  'guide.next': 'Understood',
  'guide.end': 'End the guide',
  'guide.place': '{n, number} of {of, number}',
  'guide.begin': 'Play a guided match',
} as const
