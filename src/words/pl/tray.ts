/** Polish texts of the practice tray. */
import type { tray as source } from '../en/tray.ts'

export const tray: Readonly<Record<keyof typeof source, string>> = {
  'tray.title': 'Tacka',
  'tray.about': 'Rzuty do obejrzenia: jak spadają, co widzi sędzia i co zachowuje zapis.',
  'tray.set': 'Elementy',
  'tray.gesture': 'Gest',
  'tray.gesture.default': 'zwykły',
  'tray.gesture.weak': 'słaby',
  'tray.gesture.strong': 'mocny',
  'tray.gesture.rigged': 'oszukany',
  'tray.pace': 'Tempo',
  'tray.pace.full': 'tak jak spada',
  'tray.pace.slow': 'cztery razy wolniej',
  'tray.seed': 'Ziarno',
  'tray.throw': 'Rzut',
  'tray.again': 'Jeszcze raz ten sam',
  'tray.moment': 'Chwila',
  'tray.faces': 'Ścianki: {faces}',
  'tray.settled':
    'Spoczynek po {seconds, number} s, {contacts, plural, one {# zderzenie} few {# zderzenia} many {# zderzeń} other {# zderzenia}}',
  'tray.record':
    'Tor: {bytes, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}, skrót {hash}',
  'tray.clear': 'Sędzia nie ma nic do roboty.',
  'tray.note': '{seconds, number} s, element {piece, number}.',
}
