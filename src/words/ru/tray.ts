/** Russian texts of the practice tray. */
import type { tray as source } from '../en/tray.ts'

export const tray: Readonly<Record<keyof typeof source, string>> = {
  'tray.title': 'Лоток',
  'tray.about': 'Броски для просмотра: как они падают, что видит судья и что хранит запись.',
  'tray.set': 'Предметы',
  'tray.gesture': 'Жест',
  'tray.gesture.default': 'обычный',
  'tray.gesture.weak': 'слабый',
  'tray.gesture.strong': 'сильный',
  'tray.gesture.rigged': 'жульнический',
  'tray.pace': 'Темп',
  'tray.pace.full': 'как падает',
  'tray.pace.slow': 'вчетверо медленнее',
  'tray.seed': 'Зерно',
  'tray.throw': 'Бросок',
  'tray.again': 'Ещё раз тот же',
  'tray.moment': 'Мгновение',
  'tray.faces': 'Грани: {faces}',
  'tray.settled':
    'Покой через {seconds, number} с, {contacts, plural, one {# касание} few {# касания} many {# касаний} other {# касания}}',
  'tray.record':
    'Путь: {bytes, plural, one {# байт} few {# байта} many {# байт} other {# байта}}, отпечаток {hash}',
  'tray.clear': 'Судье делать нечего.',
  'tray.note': '{seconds, number} с, предмет {piece, number}.',
}
