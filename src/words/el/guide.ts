/** Greek texts of the guided first match. */
export const guide = {
  'guide.title': 'Οδηγός',
  'guide.yes': 'Να αρχίσει',
  'guide.no': 'Όχι, ευχαριστώ',
  'guide.next': 'Κατανοητό',
  'guide.end': 'Τέλος οδηγού',
  'guide.place': '{n, number} από {of, number}',
  'guide.begin': 'Παρτίδα με οδηγό',
} as const
