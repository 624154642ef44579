/** Russian texts of the film command. */
export const cliFilm = {
  'cli.film.help':
    'npm run film -- FILE --out OUT.mp4|OUT.webm [--size 1920x1080] [--fps 60] [--from N] [--to M] [--highlights SECONDS] [--lang en|el|pl|ru] [--view table|director] [--quality high|medium|low] [--processes N] [--silent] [--hashes] [--alone] [--dist FOLDER] [--json]\nnpm run film -- FILE --stills --out OUT.html [--size 1920x1080] [--lang en|el|pl|ru]\n\nДелает фильм из сохранённой партии без экрана: каждый кадр в свою секунду, каждый раз те же; WebM совпадает до байта. --from и --to — номера ходов. С --highlights только яркие моменты, столько секунд. Вид стола (table) не показывает ничего, что игроки скрывают друг от друга; вид режиссёра (director) показывает всё. Прерванный фильм продолжается с того же места, если дать ту же команду. --processes — сколько браузеров работают сразу. С --hashes печатается хеш кадра для каждой секунды. В конце шесть секунд снимаются вживую для сравнения; --alone это пропускает. С --dist берётся уже собранная страница. С --stills получается книга с картинками ярких моментов, в HTML и PDF. С --json последняя строка — объект JSON с числами и «ok».',
  'cli.film.out': 'Фильм записывается в файл, который кончается на .mp4 или .webm, а не «{given}».',
  'cli.film.noOut': 'Укажите через --out, куда записать фильм: файл, который кончается на {kinds}.',
  'cli.film.book': 'Книга записывается в файл, который кончается на .html, а не «{given}».',
  'cli.film.oneFile': 'Укажите одну сохранённую партию.',
  'cli.film.size':
    '--size — ширина и высота, чётные, от {least, number} до {most, number}, например 1280x720, а не «{given}».',
  'cli.film.order': '--to раньше, чем --from.',
  'cli.film.noMatch': 'Партию {file} нельзя снять. {why}',
  'cli.film.empty': 'В этой партии ещё ничего не сыграно.',
  'cli.film.tooFar': 'В этой партии нет столько ходов.',
  'cli.film.noMoments': 'В этой партии нет момента, достойного картинки.',
  'cli.film.noBuild': 'Страницу не удалось собрать: см. строки выше.',
  'cli.film.interrupted': 'Остановлено. Та же команда продолжит отсюда.',
  'cli.film.resumed':
    '{n, plural, one {Уже есть # часть фильма.} few {Уже есть # части фильма.} many {Уже есть # частей фильма.} other {Уже есть # части фильма.}}',
  'cli.film.progress':
    'кадры: {done, number} из {all, number}, {rate, number} в секунду, осталось {minutes, number} мин {seconds, number} с',
  'cli.film.made':
    '{file}: {frames, plural, one {# кадр} few {# кадра} many {# кадров} other {# кадра}}, {megabytes, number} МБ.',
  'cli.film.speed':
    'Кадров в секунду: {rate, number}; нарисовано: {drawn, number}, удержано без изменений: {held, number}, пропущено: 0.',
  'cli.film.capture':
    'Запись вживую: {rate, number} кадров в секунду, пропущено {lost, number} из {wanted, number} за {seconds, number} с.',
  'cli.film.opus':
    'В этом Chromium нет кодировщика AAC: звук в MP4 — Opus, который знает не каждый проигрыватель.',
  'cli.film.cut': 'Верить можно только части этой партии: там фильм кончается.',
  'cli.film.bookOf': '{game}: яркие моменты',
  'cli.film.book.begun':
    '{n, plural, one {# яркий момент} few {# ярких момента} many {# ярких моментов} other {# яркого момента}}: снимаются кадры.',
  'cli.film.book.progress':
    'кадры: {done, number} из {all, number}, осталось {minutes, number} мин {seconds, number} с',
  'cli.film.book.made':
    '{n, plural, one {# картинка} few {# картинки} many {# картинок} other {# картинки}}: {html}, {pdf}',
} as const
