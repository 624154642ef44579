/** Russian warnings about storage that is almost full. */
export const space = {
  'space.scarce':
    'Хранилище этой страницы почти заполнено: свободно {free, number} из {quota, number} МБ.',
  'space.couldGo':
    'Эти партии завершены, самые длинные — первые. Сохраните в файл то, что хотите оставить, а затем выбросьте здесь.',
  'space.nothingOver': 'Ни одна из ваших партий ещё не завершена.',
  'space.makeRoom': 'Освободить место',
  'space.keep': 'Оставить',
  'space.notSaved': 'Эту партию в её нынешнем виде нельзя сохранить в файл.',
} as const
