/** Russian words of handing a match over, and of the whole screen. */
export const share = {
  'share.link': 'Поделиться ссылкой',
  'share.address': 'Адрес этой партии',
  'share.copied':
    'Ссылка скопирована. Кто её откроет, получит эту партию на полку, проверенной, как файл.',
  'share.copy':
    'Скопируйте этот адрес. Кто его откроет, получит эту партию на полку, проверенной, как файл.',
  'share.tooLong': 'Эта партия слишком длинна для ссылки: вот она файлом.',
  'share.fullScreen': 'На весь экран',
} as const
