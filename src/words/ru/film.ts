/** Russian texts of the film page and of recording at the table. */
export const film = {
  'film.page': 'Здесь делается фильм',
  'film.pageAbout':
    'Эта страница принадлежит команде npm run film: она открывает здесь партию и снимает кадр за кадром.',
  'film.record': 'Записать стол',
  'film.stop': 'Остановить и сохранить',
  'film.recording':
    'Запись: {minutes, number} мин {seconds, number} с, {megabytes, number} МБ, {dropped, plural, =0 {ни один кадр не пропущен} one {пропущен # кадр} few {пропущено # кадра} many {пропущено # кадров} other {пропущено # кадра}}',
  'film.saved':
    'Сохранено как {file}: {minutes, number} мин {seconds, number} с, {megabytes, number} МБ, {dropped, plural, =0 {ни один кадр не пропущен} one {пропущен # кадр} few {пропущено # кадра} many {пропущено # кадров} other {пропущено # кадра}}.',
  'film.busy': 'Минуту …',
  'film.failed.picture': 'Нет картинки стола для записи: сначала покажите его в 3D.',
  'film.failed.broken': 'Запись прервалась. Партия продолжается; попробуйте ещё раз.',
} as const
