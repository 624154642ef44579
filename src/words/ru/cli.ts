/** Words of the commands in Russian. */
import type { cli as source } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof source, string>> = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nИграет в терминале. Последние K мест занимают боты; если все места у ботов, партия идёт сама. Существующий FILE продолжается. С --quiet печатается только итог. FILE после --edition содержит свои значения компонентов, как в src/games/rajas/data/rajas.json.\n\nИгры: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--lang en|el|pl|ru]\n\nРазыгрывает сохранённую партию заново и проверяет каждый ход, позицию и бросок. С --fast кубики заново не бросаются.',
  'cli.play.keys':
    'Номер выбирает, часть слова сужает список, пустая строка показывает его снова целиком.\n  u  отменить последний шаг\n  r  отменить выбор, пока другие ещё выбирают\n  h  подсказка\n  v  весь стол\n  l  весь журнал\n  s  сохранить сейчас\n  q  остановиться здесь\n  ?  эта справка',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Игрок {n, number}',
  'cli.bot': 'Бот {n, number}',
  'cli.ask': 'номер, слово или ? > ',
  'cli.throw':
    '{who}: Enter бросает {n, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}} (u отменяет, q останавливает) > ',
  'cli.typed':
    '{who}: {n, plural, one {# настоящий предмет} few {# настоящих предмета} many {# настоящих предметов} other {# настоящего предмета}} для броска, затем введите по порядку, что выпало; Enter бросает здесь (u отменяет, q останавливает) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong':
    'Это не по одной грани на {n, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}.',
  'cli.more': '… и ещё {n, number}: слово сужает список',
  'cli.none': 'Ни в одном варианте нет этих слов.',
  'cli.noNumber': 'Варианта с номером {n, number} нет.',
  'cli.hint': 'Выбор бота — {n, number}: {choice}',
  'cli.saved': 'Сохранено: {file}',
  'cli.noFile': 'Чтобы сохранить партию, нужен файл: --save.',
  'cli.resumed':
    '{file}: {n, plural, one {заново сыгран # шаг} few {заново сыграно # шага} many {заново сыграно # шагов} other {заново сыграно # шага}}.',
  'cli.ended': 'Ввод закончился, и партия останавливается здесь.',
  'cli.stopped': 'Партия останавливается здесь.',
  'cli.takenBack': 'Отменено.',
  'cli.passTo': '{who}: займите место и нажмите Enter > ',
  'cli.result': 'Итог',
  'cli.place': 'Место',
  'cli.player': 'Игрок',
  'cli.score': 'Очки',
  'cli.details': 'Подробности',
  'cli.text': '{text}',
  'cli.verify.good':
    '{file}: всё в порядке. {game}, {seats, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {entries, plural, one {# запись} few {# записи} many {# записей} other {# записи}}, {throws, plural, one {повторён # бросок} few {повторено # броска} many {повторено # бросков} other {повторено # броска}}.',
  'cli.verify.older':
    '{n, plural, one {# бросок сделан физикой другой версии, повторить его нельзя: он принят на веру.} few {# броска сделаны физикой другой версии, повторить их нельзя: они приняты на веру.} many {# бросков сделаны физикой другой версии, повторить их нельзя: они приняты на веру.} other {# броска сделаны физикой другой версии, повторить их нельзя: они приняты на веру.}}',
  'cli.verify.typed':
    '{n, plural, one {# бросок на настоящем столе: введённое принято на веру.} few {# броска на настоящем столе: введённое принято на веру.} many {# бросков на настоящем столе: введённое принято на веру.} other {# броска на настоящем столе: введённое принято на веру.}}',
  'cli.verify.kept':
    '{n, plural, one {Первая # запись верна.} few {Первые # записи верны.} many {Первые # записей верны.} other {Первые # записи верны.}}',
  'cli.error.file': 'Файл {file} не читается: {why}',
  'cli.error.write': 'Файл {file} не записывается: {why}',
  'cli.error.oneFile': 'Укажите один файл для проверки.',
  'cli.error.throwers': 'Кубики двух игроков делят один лоток: --throwers 2 — для палочек.',
  'cli.error.noPiece': 'Выберите с помощью --piece, что бросать: {choices}.',
  'cli.error.option': 'Здесь нет {given}; --help скажет, что есть.',
  'cli.error.noValue': 'Для --{name} нужно значение.',
  'cli.error.value': '--{name} не принимает значения.',
  'cli.error.surplus': 'Слово «{given}» лишнее; --help скажет, что указать.',
  'cli.error.noBench': 'Выберите замер: {choices}.',
  'cli.why.ENOENT': 'там ничего нет',
  'cli.why.EACCES': 'нет доступа',
  'cli.why.EISDIR': 'это папка',
  'cli.why.ENOSPC': 'диск заполнен',
  'cli.why.noFile': 'это не файл',
  'cli.error.count': '--{name} — целое число от {least, number} до {most, number}, а не «{given}».',
  'cli.error.choice': '--{name} — одно из: {choices}, а не «{given}».',
  'cli.error.json': '--{name} — это JSON в кавычках, а не «{given}».',
  'cli.error.noGame': 'Выберите игру через --game: {choices}.',
  'cli.error.game': 'Игры «{given}» нет; --game — одно из: {choices}.',
  'cli.error.edition':
    'Файл {file} не годится как издание этой игры: {n, plural, one {# значение неверно} few {# значения неверны} many {# значений неверны} other {# значений неверны}}.',
  'cli.error.editionJson': 'Файл {file} не в формате JSON.',
  'cli.edition.fault': '{path}: {fault}',
  'cli.error.resume': 'У продолжаемой партии свои игра, игроки и настройки.',
  'cli.error.command': 'Команды «{given}» нет.',
  'cli.error.bench': 'Замера «{given}» нет; выберите {choices}.',
}
