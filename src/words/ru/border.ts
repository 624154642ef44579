/** Russian texts of The Border. */
import type { border as source } from '../en/border.ts'

export const border: Readonly<Record<keyof typeof source, string>> = {
  'border.name': 'Граница',
  'border.tagline':
    'Бросайте цветные кубики, зачёркивайте границы, замыкайте области раньше других.',
  'border.draw.sheets': 'Раздача планшетов',
  'border.draw.first': 'Жеребьёвка: кто первый активный игрок',

  'border.who': '{who}',
  'border.number': '{n, number}',
  'border.dieShowing': '{n, number} ({colour})',
  'border.colour.gray': 'серый',
  'border.colour.green': 'зелёный',
  'border.colour.blue': 'синий',
  'border.colour.red': 'красный',
  'border.colour.yellow': 'жёлтый',
  'border.colour.orange': 'оранжевый',
  'border.dice.gray': '{n, plural, one {# серый} few {# серых} many {# серых} other {# серого}}',
  'border.dice.green':
    '{n, plural, one {# зелёный} few {# зелёных} many {# зелёных} other {# зелёного}}',
  'border.dice.blue': '{n, plural, one {# синий} few {# синих} many {# синих} other {# синего}}',
  'border.dice.red':
    '{n, plural, one {# красный} few {# красных} many {# красных} other {# красного}}',
  'border.dice.yellow':
    '{n, plural, one {# жёлтый} few {# жёлтых} many {# жёлтых} other {# жёлтого}}',
  'border.dice.orange':
    '{n, plural, one {# оранжевый} few {# оранжевых} many {# оранжевых} other {# оранжевого}}',
  'border.dice.none': 'нет',
  'border.box': 'клетка {box}',
  'border.segment.gray':
    '{case, select, gen {серого отрезка из {n, number} клеток} other {серый отрезок из {n, number} клеток}}',
  'border.segment.green':
    '{case, select, gen {зелёного отрезка из {n, number} клеток} other {зелёный отрезок из {n, number} клеток}}',
  'border.segment.blue':
    '{case, select, gen {синего отрезка из {n, number} клеток} other {синий отрезок из {n, number} клеток}}',
  'border.segment.red':
    '{case, select, gen {красного отрезка из {n, number} клеток} other {красный отрезок из {n, number} клеток}}',
  'border.segment.yellow':
    '{case, select, gen {жёлтого отрезка из {n, number} клеток} other {жёлтый отрезок из {n, number} клеток}}',
  'border.segment.orange':
    '{case, select, gen {оранжевого отрезка из {n, number} клеток} other {оранжевый отрезок из {n, number} клеток}}',
  'border.region.4': 'Колодец',
  'border.region.5': 'Ульи',
  'border.region.6': 'Мост',
  'border.region.7': 'Сад',
  'border.region.8': 'Орлиное гнездо',
  'border.region.9': 'Вилла',
  'border.region.10': 'Мельница',
  'border.region.11': 'Озеро',
  'border.region.12': 'Замок',

  'border.group.throws': 'Броски',
  'border.group.complete': 'Завершение отрезка',
  'border.group.cross': 'Зачёркивание клетки',
  'border.group.done': 'Конец',
  'border.label.stop': 'Закончить броски и использовать эти кубики',
  'border.label.throwAll': 'Перебросить все пять кубиков',
  'border.label.throwAgain': 'Перебросить кубики: {dice}',
  'border.label.complete': 'Завершить {segment}: {boxes}',
  'border.label.cross': 'Зачеркнуть {box} ({colour})',
  'border.label.passOn': 'Готово: передать неиспользованные кубики',
  'border.label.doneCrossing': 'Готово: больше не зачёркивать',

  'border.prompt.deal': 'Планшеты раздаются.',
  'border.prompt.seating': 'Случай выбирает первого активного игрока.',
  'border.prompt.throw':
    '{who}: бросок {number, number}, не больше 3; в руке {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}.',
  'border.prompt.keep':
    'Используйте эти кубики или перебросьте любые из них ({left, plural, one {остался # бросок} few {осталось # броска} many {осталось # бросков} other {осталось # броска}}).',
  'border.prompt.complete':
    'Завершите целые отрезки или передайте кубики дальше. Доступные кубики: {dice}.',
  'border.prompt.cross':
    'Зачёркивайте клетки рядом с зачёркнутыми; каждый кубик можно использовать один раз. Доступные кубики: {dice}.',
  'border.prompt.crossSingle':
    'Все пять кубиков потрачены: зачеркните одну клетку одним из них. Кубики: {dice}.',
  'border.prompt.noDice': 'Кубиков больше нет: закончите или отмените крестик.',
  'border.prompt.waitKeep': '{who}: решает, какие кубики перебросить.',
  'border.prompt.waitComplete': '{who}: завершает отрезки.',
  'border.prompt.waitCross': 'Другие ещё зачёркивают клетки.',
  'border.prompt.over': 'Партия окончена.',

  'border.preview.odds': 'Шанс на {segment} за оставшиеся броски: {chance, number, odds}',
  'border.preview.keeps': 'Отложено: {dice}',
  'border.preview.canComplete': 'Эти кубики могут завершить: {segments}',
  'border.preview.canCompleteNothing': 'Эти кубики не завершают ни одного отрезка.',
  'border.preview.spends':
    'Цена: {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} ({colour})',
  'border.preview.passesOn': 'Остаётся другим: {dice}',
  'border.preview.passesOne':
    'Все пять кубиков потрачены; каждому из других достаётся один на выбор: {dice}',
  'border.preview.regionFirst':
    'Замыкает область «{region}»: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, высшая ценность',
  'border.preview.regionLater':
    'Замыкает область «{region}»: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, низшая ценность',
  'border.preview.regionLeft':
    'До замыкания области «{region}» останется: {n, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}',
  'border.preview.segmentDone': 'Завершает {segment}',
  'border.preview.segmentLeft':
    'До завершения {segment_gen} останется: {n, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}',
  'border.preview.sixth': 'Шестая область: партия подходит к концу',

  'border.why.notNow': 'Сейчас ничего не зачёркивается.',
  'border.why.notThrown': 'Кубики ещё не брошены.',
  'border.why.stopFirst': 'Сначала заканчиваются броски, потом кубики завершают отрезки.',
  'border.why.notActive': 'В первом действии кубики использует только активный игрок.',
  'border.why.onlyBoxes': 'Во втором действии зачёркивают отдельные клетки рядом с зачёркнутыми.',
  'border.why.segmentFull': 'В этом отрезке все клетки уже зачёркнуты.',
  'border.why.fewDice':
    'До завершения {segment_gen} не хватает: {missing, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}; доступно кубиков этого цвета: {dice, number}.',
  'border.why.white': 'Белые клетки зачёркнуты с самого начала и не входят ни в один отрезок.',
  'border.why.crossed': 'Эта клетка уже зачёркнута.',
  'border.why.wholeSegment':
    'В первом действии кубики завершают только целые отрезки; отдельные клетки зачёркивают во втором.',
  'border.why.waitSecond': 'Остальные зачёркивают клетки после активного игрока.',
  'border.why.activeRests': 'Во втором действии активный игрок ничего не делает.',
  'border.why.alreadyDone': 'Зачёркивание за этим планшетом закончено.',
  'border.why.oneDie':
    'Когда потрачены все пять кубиков, каждый из остальных зачёркивает только одну клетку.',
  'border.why.dieUsed': 'Доступные кубики этого цвета ({colour}) уже использованы.',
  'border.why.noDie': 'Ни один неиспользованный кубик не показывает этот цвет ({colour}).',
  'border.why.notNext': 'Рядом с {box} нет зачёркнутых клеток.',

  'border.tell.sheetOf': '{who}: {sheet}',
  'border.tell.sheetsDealt': 'Планшеты розданы ({sheets}).',
  'border.tell.turnStarted': 'Раунд {round, number}. Активный игрок: {who}.',
  'border.tell.thrown': '{who}, бросок {number, number}: {dice}.',
  'border.tell.dicePickedUp':
    '{who}: берёт для переброса {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}.',
  'border.tell.stopped': '{who}: заканчивает броски.',
  'border.tell.segmentCompleted': '{who}: завершает {segment}: {boxes}.',
  'border.tell.firstAction.used': '{who}: завершает первое действие.',
  'border.tell.firstAction.declined': '{who}: по своему выбору не завершает отрезков.',
  'border.tell.firstAction.nothing': '{who}: не может завершить ни одного отрезка.',
  'border.tell.secondAll': 'Кубики для остальных: {dice}.',
  'border.tell.secondSingle':
    'Все пять кубиков потрачены. Каждому из остальных достаётся один на выбор: {dice}.',
  'border.tell.seatIdle': '{who}: для этих кубиков нет доступных клеток.',
  'border.tell.boxCrossed': '{who}: зачёркивает {box} ({colour}).',
  'border.tell.seatDone': '{who}: заканчивает зачёркивать.',
  'border.tell.regionFirst':
    '{who}: замыкает область «{region}»: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, высшая ценность.',
  'border.tell.regionLater':
    '{who}: замыкает область «{region}»: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, низшая ценность.',
  'border.tell.matchEnded': 'Шесть замкнутых областей: {who}. Партия окончена.',

  'border.result.closing':
    '{winner} замыкает шестую область и побеждает со счётом {points, number}:{second, number}.',
  'border.result.dearer':
    '{winner} побеждает со счётом {points, number}:{second, number}. Шестую область замыкает {finisher}, но области другой стороны ценнее.',
  'border.result.closingMany':
    '{winner} замыкает шестую область и побеждает: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}. Следом {next}, отставание {lead, number}.',
  'border.result.dearerMany':
    '{winner} побеждает: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}. Следом {next}, отставание {lead, number}.',
  'border.result.circled':
    '{who}: по {points, plural, one {# очку} few {# очка} many {# очков} other {# очка}}. Побеждает {winner} — по наибольшим обведённым ценностям.',
  'border.result.shared':
    'Общая победа: {who} — по {points, plural, one {# очку} few {# очка} many {# очков} other {# очка}}, и обведённые ценности равны.',
  'border.note.regions':
    '{n, plural, one {# область} few {# области} many {# областей} other {# области}}',
  'border.note.circled': 'обведённые ценности: {values}',
  'border.note.tie': 'равенство очков: решают обведённые ценности, начиная с наибольшей',
  'border.note.shared': 'очки и ценности равны: место общее',

  'border.panel.turn': 'Ход и кубики',
  'border.panel.strip': 'Шкала очков',
  'border.panel.sheet': '{who}: планшет {sheet}',
  'border.fact.round': 'Раунд',
  'border.fact.active': 'Активный игрок',
  'border.fact.throws': 'Броски',
  'border.fact.throwsOf': '{n, number} из {limit, number}',
  'border.fact.action': 'Действие',
  'border.fact.first': 'первое: активный игрок завершает отрезки',
  'border.fact.second': 'второе: остальные зачёркивают клетки',
  'border.fact.secondSingle': 'второе: остальные зачёркивают по одной клетке',
  'border.fact.over': 'партия окончена',
  'border.fact.die': 'Кубик {n, number}',
  'border.fact.notThrown': 'ещё не брошен',
  'border.fact.spent': '{colour}, потрачен',
  'border.strip.region': 'Область',
  'border.strip.first': 'Высшая',
  'border.strip.later': 'Низшая',
  'border.strip.taken': '{n, number}, занята',
  'border.race.regions': 'области: {n, number} из {of, number}',
  'border.strip.earned': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'border.strip.missing': '{n, plural, one {ещё #} few {ещё #} many {ещё #} other {ещё #}}',
  'border.strip.total': 'Всего',
  'border.strip.empty': '–',
  'border.strip.points':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, {regions, plural, one {# область} few {# области} many {# областей} other {# области}}',
  'border.cell.axis': '{sign}',
  'border.cell.white': '{box}: белая, зачёркнута; граничит с: {regions}',
  'border.cell.crossed': '{box}: зачёркнута, {segment}; граничит с: {regions}',
  'border.cell.free':
    '{box}: {segment}, {missing, plural, one {не хватает # клетки} few {не хватает # клеток} many {не хватает # клеток} other {не хватает # клетки}}; граничит с: {regions}',
  'border.fault.drawn': 'На нарисованной карте в этом месте нет клетки.',
  'border.fault.adjacent':
    'Клетка {box, number} касается клетки {other, number}, значит, и клетка {other, number} должна касаться клетки {box, number}.',
  'border.fault.sheet':
    'Клетка {box, number} должна принадлежать ровно одному отрезку этого планшета, а белая – ни одному.',
  'border.handful.colours': '5 цветных кубиков',
}
