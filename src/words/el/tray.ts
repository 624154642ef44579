/** Greek texts of the practice tray. */
import type { tray as source } from '../en/tray.ts'

export const tray: Readonly<Record<keyof typeof source, string>> = {
  'tray.title': 'Ο δίσκος',
  'tray.about': 'Ρίψεις για παρατήρηση: πώς πέφτουν, τι βλέπει ο κριτής και τι κρατά το αρχείο.',
  'tray.set': 'Κομμάτια',
  'tray.gesture': 'Κίνηση',
  'tray.gesture.default': 'συνηθισμένη',
  'tray.gesture.weak': 'αδύναμη',
  'tray.gesture.strong': 'δυνατή',
  'tray.gesture.rigged': 'στημένη',
  'tray.pace': 'Ρυθμός',
  'tray.pace.full': 'όπως πέφτουν',
  'tray.pace.slow': 'τέσσερις φορές πιο αργά',
  'tray.seed': 'Σπόρος',
  'tray.throw': 'Ρίψη',
  'tray.again': 'Πάλι η ίδια',
  'tray.moment': 'Στιγμή',
  'tray.faces': 'Όψεις: {faces}',
  'tray.settled':
    'Ηρεμία μετά από {seconds, number} δ., με {contacts, plural, one {# επαφή} other {# επαφές}}',
  'tray.record': 'Τροχιά: {bytes, plural, one {# byte} other {# byte}}, σύνοψη {hash}',
  'tray.clear': 'Ο κριτής δεν έχει τίποτα να κάνει.',
  'tray.note': '{seconds, number} δ., κομμάτι {piece, number}.',
}
