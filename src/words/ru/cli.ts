/** Words of the commands in Russian. */
import type { cli as source } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof source, string>> = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nИграет в терминале. Последние K мест занимают боты; если все места у ботов, партия идёт сама. Существующий FILE продолжается. С --quiet печатается только итог. FILE после --edition содержит свои значения компонентов, как в src/games/rajas/data/rajas.json.\n\nИгры: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--json] [--lang en|el|pl|ru]\n\nРазыгрывает сохранённую партию заново и проверяет каждый ход, позицию и бросок. С --fast кубики заново не бросаются. С --json последняя строка — объект JSON с числами и «ok».',
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
  'cli.verify.whole': 'всё в порядке.',
  'cli.verify.partly': 'правила соблюдены, но доказано не всё, что решил случай.',
  'cli.verify.good':
    '{file}: {verdict} {game}, {seats, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {entries, plural, one {# запись} few {# записи} many {# записей} other {# записи}}, {throws, plural, one {повторён # бросок} few {повторено # броска} many {повторено # бросков} other {повторено # броска}}.',
  'cli.verify.count.seeded':
    '{n, plural, one {# бросок обошёлся без падения: грани дало зерно, и оно даёт их снова.} few {# броска обошлись без падения: грани дали зёрна, и они дают их снова.} many {# бросков обошлись без падения: грани дали зёрна, и они дают их снова.} other {# броска обошлись без падения: грани дали зёрна, и они дают их снова.}}',
  'cli.verify.count.drawn':
    '{n, plural, one {# жребий снова выходит из своего зерна.} few {# жребия снова выходят из своих зёрен.} many {# жребиев снова выходят из своих зёрен.} other {# жребия снова выходят из своих зёрен.}}',
  'cli.verify.count.skipped':
    '{n, plural, one {# бросок не повторён, как просит --fast: он принят на веру.} few {# броска не повторены, как просит --fast: они приняты на веру.} many {# бросков не повторены, как просит --fast: они приняты на веру.} other {# броска не повторены, как просит --fast: они приняты на веру.}}',
  'cli.verify.count.older':
    '{n, plural, one {# бросок сделан физикой другой версии, повторить его нельзя: он принят на веру.} few {# броска сделаны физикой другой версии, повторить их нельзя: они приняты на веру.} many {# бросков сделаны физикой другой версии, повторить их нельзя: они приняты на веру.} other {# броска сделаны физикой другой версии, повторить их нельзя: они приняты на веру.}}',
  'cli.verify.count.typed':
    '{n, plural, one {# бросок на настоящем столе: введённое принято на веру.} few {# броска на настоящем столе: введённое принято на веру.} many {# бросков на настоящем столе: введённое принято на веру.} other {# броска на настоящем столе: введённое принято на веру.}}',
  'cli.verify.count.unproved':
    '{n, plural, one {# бросок или жребий без доказательства: результат мог кто-то выбрать.} few {# броска или жребия без доказательства: результаты мог кто-то выбрать.} many {# бросков или жребиев без доказательства: результаты мог кто-то выбрать.} other {# броска или жребия без доказательства: результаты мог кто-то выбрать.}}',
  'cli.verify.bad': '{file}: {why}',
  'cli.verify.wrong.faces-differ':
    'Бросок из записи {at, number} при повторении даёт другие грани.',
  'cli.verify.wrong.track-differs':
    'Бросок из записи {at, number} при повторении даёт эти грани, но падает не так, как говорит файл.',
  'cli.verify.wrong.notes-differ':
    'Файл говорит о судье броска из записи {at, number} не то, что происходит при повторении.',
  'cli.verify.wrong.no-rest': 'Бросок из записи {at, number} при повторении не останавливается.',
  'cli.verify.wrong.bad-seed':
    'Бросок из записи {at, number} нельзя повторить: его зерно слишком длинное.',
  'cli.verify.wrong.bad-throw':
    'Бросок из записи {at, number} нельзя повторить: таких бросков не бывает ({reason}).',
  'cli.verify.wrong.newer-physics':
    'Бросок из записи {at, number} сделан более новой версией Jharokha, и этой версией его не проверить.',
  'cli.verify.wrong.source-differs':
    'Зерно из записи {at, number} при повторении даёт другой ответ.',
  'cli.verify.wrong.bad-proof': 'Доказательство в записи {at, number} не читается.',
  'cli.verify.kept':
    '{n, plural, =1 {Первая запись соответствует правилам.} one {Первые # запись соответствуют правилам.} few {Первые # записи соответствуют правилам.} many {Первые # записей соответствуют правилам.} other {Первые # записи соответствуют правилам.}}',
  'cli.error.file': 'Файл {file} не читается: {why}',
  'cli.error.write': 'Файл {file} не записывается: {why}',
  'cli.error.oneFile': 'Укажите один файл для проверки.',
  'cli.error.throwers': 'Кубики двух игроков делят один лоток: --throwers 2 — для палочек.',
  'cli.error.long': '--long бросает свою смесь: --{name} с ним не сочетается.',
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
  'cli.error.seed': 'Зерно в --seed длиннее {most, number} знаков.',
  'cli.error.choice': '--{name} — одно из: {choices}, а не «{given}».',
  'cli.error.json': '--{name} — это JSON в кавычках, а не «{given}».',
  'cli.error.noGame': 'Выберите игру через --game: {choices}.',
  'cli.error.game': 'Игры «{given}» нет; --game — одно из: {choices}.',
  'cli.error.edition':
    'Файл {file} не годится как издание этой игры: {n, plural, one {# значение неверно} few {# значения неверны} many {# значений неверны} other {# значений неверны}}.',
  'cli.error.editionJson': 'Файл {file} не в формате JSON.',
  'cli.edition.fault': '{path}: {fault}',
  'cli.error.resume': 'У продолжаемой партии свои игра, игроки, настройки и зерно.',
  'cli.error.match': 'Партию {file} нельзя продолжить. {why}',
  'cli.error.command': 'Команды «{given}» нет.',
  'cli.error.bench': 'Замера «{given}» нет; выберите {choices}.',
}
