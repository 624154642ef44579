/** Russian texts of the guided first match. */
export const guide = {
  'guide.title': 'Подсказчик',
  'guide.yes': 'Показать',
  'guide.no': 'Нет, спасибо',
  'guide.next': 'Понятно',
  'guide.end': 'Без подсказчика',
  'guide.place': '{n, number} из {of, number}',
  'guide.begin': 'Сыграть партию с подсказчиком',
} as const
