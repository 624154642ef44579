/** Russian texts of sharing a match and of full screen. */
export const share = {
  'share.link': 'Поделиться ссылкой',
  'share.address': 'Адрес этой партии',
  'share.copied':
    'Ссылка скопирована. Кто её откроет, получит эту партию на полку, проверенной, как файл.',
  'share.copy':
    'Скопируйте этот адрес. Кто его откроет, получит эту партию на полку, проверенной, как файл.',
  'share.tooLong': 'Эта партия слишком длинна для ссылки: вот она файлом.',
  'share.fullScreen': 'На весь экран',
  'share.lead': 'Гонка по ходу партии',
  'share.lead.after': '{share, plural, =1 {в конце} other {после {share, number, percent}}}',
  'share.time': 'Время',
  'share.time.of': '{minutes, plural, =0 {} other {# мин }}{seconds, number} с',
  'share.luck': 'Партия в числах',
  'share.luck.player': 'Игрок',
  'share.luck.throws': 'Броски',
  'share.luck.pieces': 'Предметы',
  'share.luck.p': 'p',
  'share.luck.about':
    'p — вероятность того, что ровные кубики или палочки выпадут не менее неравномерно, чем эти: меньше 0,01 было бы странно, но раз в сто партий — нет.',
} as const
