/** Russian texts of Nagaraja. */
import type { nagaraja as source } from '../en/nagaraja.ts'

export const nagaraja: Readonly<Record<keyof typeof source, string>> = {
  'nagaraja.name': 'Nagaraja',
  'nagaraja.tagline':
    'Призовите судьбу, постройте храм, откройте его реликвии — и берегитесь проклятых.',
  'nagaraja.option.memory': 'Память о реликвиях',
  'nagaraja.option.memory.about':
    'Закрытые реликвии, которые игрок уже видел, остаются отмеченными только для него.',
  'nagaraja.draw.relics': 'Девять реликвий ложатся в тайники',
  'nagaraja.draw.room': 'Открывается следующая комната',
  'nagaraja.draw.amulet': 'Амулет ложится на крипту',
  'nagaraja.draw.cards': 'Взятие карт',
  'nagaraja.draw.handCard': 'Случайная карта из руки',

  'nagaraja.none': 'нет',
  'nagaraja.who': '{who}',
  'nagaraja.number': '{n, number}',
  'nagaraja.list': '{items}',
  'nagaraja.quoted': '«{card}»',
  'nagaraja.activationAt': '«{card}», цель: {target}',
  'nagaraja.pair': '{a} и {b}',
  'nagaraja.way': '{from} → {to}',
  'nagaraja.slot': 'ячейка {slot}',
  'nagaraja.niche': 'тайник {niche}',
  'nagaraja.aim.rotate':
    '{place}, {turns, plural, one {# четверть оборота} few {# четверти оборота} many {# четвертей оборота} other {# четверти оборота}}',
  'nagaraja.placed': '{place} ({who})',
  'nagaraja.found': '{place}: {relic}',
  'nagaraja.race.points': 'очки: {n, number} из {of, number}',
  'nagaraja.race.cursed': 'проклятые: {n, number} из {of, number}',
  'nagaraja.race.fate': 'судьба: {n, number}',
  'nagaraja.outOf': '{n, number} из {of, number}',
  'nagaraja.cardWithSticks': '«{card}» — {sticks}',
  'nagaraja.roomAsItLies': '{room} {glyph}',
  'nagaraja.stacks':
    'комнаты {rooms, number}, амулеты {amulets, number}, карты {cards, number}, сброс {discard, number}',
  'nagaraja.offer': 'Взяты сейчас (две остаются, одна отдаётся):',
  'nagaraja.seen': 'Только что увидено: {relics}',

  'nagaraja.kind.brown': 'коричневая',
  'nagaraja.kind.white': 'белая',
  'nagaraja.kind.green': 'зелёная',
  'nagaraja.face':
    '{nagas, plural, =0 {{kind} {points, number}} other {{points, plural, =0 {{kind} нага} other {{kind} {points, number} + нага}}}}',
  'nagaraja.faceOnly':
    '{nagas, plural, =0 {{points, number}} other {{points, plural, =0 {нага} other {{points, number} + нага}}}}',
  'nagaraja.sticks.brown':
    '{n, plural, one {# коричневая палочка} few {# коричневые палочки} many {# коричневых палочек} other {# коричневой палочки}}',
  'nagaraja.sticks.white':
    '{n, plural, one {# белая палочка} few {# белые палочки} many {# белых палочек} other {# белой палочки}}',
  'nagaraja.sticks.green':
    '{n, plural, one {# зелёная палочка} few {# зелёные палочки} many {# зелёных палочек} other {# зелёной палочки}}',
  'nagaraja.symbol.card': 'карта',
  'nagaraja.symbol.relic': 'реликвия',
  'nagaraja.symbol.room': 'комната',
  'nagaraja.symbol.stick': 'палочка',
  'nagaraja.relic.unknown': 'закрытая реликвия',
  'nagaraja.relic.sacred': 'священная реликвия ({n, number})',
  'nagaraja.relic.cursed': 'проклятая реликвия ({n, number})',
  'nagaraja.amulet.vp1': 'амулет на 1 победное очко',
  'nagaraja.amulet.vp2': 'амулет на 2 победных очка',
  'nagaraja.amulet.draw': 'амулет взятия карты',
  'nagaraja.amulet.cancel': 'амулет отмены',
  'nagaraja.room.straight': 'прямой коридор',
  'nagaraja.room.tee': 'развилка',
  'nagaraja.room.cross': 'перекрёсток',
  'nagaraja.room.twinCorners': 'два поворота',
  'nagaraja.room.cornerCrypt': 'поворот с криптой',
  'nagaraja.room.teeCrypt': 'развилка с криптой',

  'nagaraja.card.addPoints':
    '{n, plural, one {+# очко судьбы} few {+# очка судьбы} many {+# очков судьбы} other {+# очка судьбы}}',
  'nagaraja.card.rerollSticks':
    '{n, plural, one {Соперник перебрасывает # палочку} few {Соперник перебрасывает # палочки} many {Соперник перебрасывает # палочек} other {Соперник перебрасывает # палочки}}',
  'nagaraja.card.discardSticks':
    '{n, plural, one {Сбросить # палочку соперника} few {Сбросить # палочки соперника} many {Сбросить # палочек соперника} other {Сбросить # палочки соперника}}',
  'nagaraja.card.lookRelics':
    '{n, plural, one {Посмотреть # закрытую реликвию} few {Посмотреть # закрытые реликвии} many {Посмотреть # закрытых реликвий} other {Посмотреть # закрытой реликвии}} ({arrow, select, self {свой храм} opponent {храм соперника} other {любой храм}})',
  'nagaraja.card.swapRelics':
    'Поменять местами две реликвии ({arrow, select, self {свой храм} opponent {храм соперника} other {любой храм}})',
  'nagaraja.card.rotateRoom':
    'Повернуть комнату ({arrow, select, self {свой храм} opponent {храм соперника} other {любой храм}})',
  'nagaraja.card.moveRoom': 'Переместить комнату (свой храм)',
  'nagaraja.card.swapRooms':
    'Поменять местами две комнаты ({arrow, select, self {свой храм} opponent {храм соперника} other {любой храм}})',
  'nagaraja.card.placeTrap': 'Ловушка (храм соперника)',
  'nagaraja.card.takeFromDiscard': 'Взять карту из сброса',
  'nagaraja.card.drawCards':
    '{n, plural, one {Взять # карту} few {Взять # карты} many {Взять # карт} other {Взять # карты}}',
  'nagaraja.card.discardRandomFromHand': 'Соперник теряет случайную карту',

  'nagaraja.about.addPoints':
    'Добавляет {n, plural, one {# очко судьбы} few {# очка судьбы} many {# очков судьбы} other {# очка судьбы}} к вашей сумме в этом раунде.',
  'nagaraja.about.rerollSticks':
    'Вы выбираете {n, plural, one {# палочку} few {# палочки} many {# палочек} other {# палочки}} соперника для нового броска.',
  'nagaraja.about.discardSticks':
    'Вы выбираете {n, plural, one {# палочку} few {# палочки} many {# палочек} other {# палочки}} соперника для сброса; может уйти и нага.',
  'nagaraja.about.lookRelics':
    'Вы смотрите {n, plural, one {# закрытую реликвию} few {# закрытые реликвии} many {# закрытых реликвий} other {# закрытой реликвии}}; всё остаётся на месте.',
  'nagaraja.about.swapRelics':
    'Две реликвии одного храма меняются тайниками; каждая становится открытой или закрытой, как её новый тайник.',
  'nagaraja.about.rotateRoom': 'Одна комната поворачивается на месте на одну–три четверти.',
  'nagaraja.about.moveRoom':
    'Одна ваша комната без поворота переходит в любую свободную ячейку вашего храма.',
  'nagaraja.about.swapRooms': 'Две комнаты одного храма меняются местами без поворота.',
  'nagaraja.about.placeTrap': 'В ячейку с ловушкой в храме соперника нельзя положить комнату.',
  'nagaraja.about.takeFromDiscard': 'Вы смотрите сброс и тайно берёте одну карту.',
  'nagaraja.about.drawCards':
    'Вы берёте в руку {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'nagaraja.about.discardRandomFromHand': 'Случай сбрасывает одну карту из руки соперника.',

  'nagaraja.hint.rerollSticks':
    'Выберите {n, plural, one {# палочку} few {# палочки} many {# палочек} other {# палочки}} для нового броска.',
  'nagaraja.hint.discardSticks':
    'Выберите {n, plural, one {# палочку} few {# палочки} many {# палочек} other {# палочки}} для сброса.',
  'nagaraja.hint.lookRelics':
    'Выберите {n, plural, one {# закрытую реликвию} few {# закрытые реликвии} many {# закрытых реликвий} other {# закрытой реликвии}}.',
  'nagaraja.hint.swapRelics': 'Выберите две реликвии одного храма.',
  'nagaraja.hint.rotateRoom': 'Выберите комнату и её поворот.',
  'nagaraja.hint.moveRoom': 'Выберите свою комнату и свободную ячейку.',
  'nagaraja.hint.swapRooms': 'Выберите две комнаты одного храма.',
  'nagaraja.hint.placeTrap': 'Выберите свободную ячейку в храме соперника.',
  'nagaraja.hint.addPoints': 'Цель не нужна.',
  'nagaraja.hint.takeFromDiscard': 'Цель не нужна.',
  'nagaraja.hint.drawCards': 'Цель не нужна.',
  'nagaraja.hint.discardRandomFromHand': 'Цель не нужна.',

  'nagaraja.group.addToCommit': 'Ради палочек',
  'nagaraja.group.commit': 'Зов судьбы',
  'nagaraja.group.pass': 'Пас',
  'nagaraja.group.playCard': 'Использовать нагу',
  'nagaraja.group.chooseStick': 'Палочки',
  'nagaraja.group.chooseRelic': 'Реликвии',
  'nagaraja.group.swapRelics': 'Обмен реликвий',
  'nagaraja.group.rotateRoom': 'Поворот комнаты',
  'nagaraja.group.moveRoom': 'Перемещение комнаты',
  'nagaraja.group.swapRooms': 'Обмен комнат',
  'nagaraja.group.placeTrap': 'Ловушка',
  'nagaraja.group.letStand': 'Без отмены',
  'nagaraja.group.cancel': 'Отмена',
  'nagaraja.group.useAmulet': 'Амулеты',
  'nagaraja.group.recover': 'Сброс',
  'nagaraja.group.placeRoom': 'Постройка комнаты',
  'nagaraja.group.giveCard': 'Карта сопернику',

  'nagaraja.label.addToCommit': 'Положить {card}',
  'nagaraja.label.commit': 'Призвать судьбу',
  'nagaraja.label.pass': 'Пас',
  'nagaraja.label.playCard': '{card} — за нагу ({kind})',
  'nagaraja.label.letStand': 'Пусть карта действует',
  'nagaraja.label.cancel': 'Отменить карту ({amulet})',
  'nagaraja.label.useAmulet': 'Взять карту ({amulet})',
  'nagaraja.label.recover': 'Взять {card}',
  'nagaraja.label.giveCard': 'Отдать {card}',
  'nagaraja.label.placeRoom': 'Ячейка {slot}: {room}',
  'nagaraja.label.chooseStick': 'Палочка: {stick}',
  'nagaraja.label.rotateRoom':
    'Ячейка {place}: {turns, plural, one {# четверть оборота} few {# четверти оборота} many {# четвертей оборота} other {# четверти оборота}}, затем {room}',
  'nagaraja.label.moveRoom': '{room}: {from} → {to}',
  'nagaraja.label.placeTrap': 'Ловушка в ячейку {slot}',

  'nagaraja.prompt.chance': 'Решает судьба.',
  'nagaraja.prompt.waiting': '{who}: думает.',
  'nagaraja.prompt.call':
    'Зов судьбы: положите закрытую карту или несколько карт с одним символом.',
  'nagaraja.prompt.callMore':
    'Зов судьбы: {n, plural, one {лежит # карта} few {лежат # карты} many {лежит # карт} other {лежит # карты}}. Добавьте карты с тем же символом или призовите судьбу.',
  'nagaraja.prompt.callEmpty': 'Зов судьбы: ваша рука пуста.',
  'nagaraja.prompt.turn':
    'Используйте нагу, чтобы активировать карту, или спасуйте. Очки судьбы: у вас {own, number}, у соперника {other, number}.',
  'nagaraja.prompt.target': '«{card}»: {hint}',
  'nagaraja.prompt.window.cancel': '{who}: активирует {what}. Отменить?',
  'nagaraja.prompt.window.draw':
    '{who}: активирует {what}. У вас нет амулета отмены: позвольте это или сначала возьмите карту.',
  'nagaraja.prompt.window.none':
    '{who}: активирует {what}. У вас нет амулета отмены: позвольте это.',
  'nagaraja.prompt.recover': 'Возьмите одну карту из сброса.',
  'nagaraja.prompt.explore':
    'Положите комнату: у входа или рядом с другой комнатой, в любой ориентации.',
  'nagaraja.prompt.give': 'Оставьте две из взятых карт и отдайте третью ({other}).',

  'nagaraja.preview.throw':
    'Бросок: {sticks}. В среднем очков судьбы: {points, number}; вероятность наги: {naga, number, percent}.',
  'nagaraja.odds.of': '{who}: {odds}',
  'nagaraja.odds.room': '{who}: вероятность получить комнату {room, number, percent}.',
  'nagaraja.fate.lies':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} · {nagas, plural, =0 {без наги} one {# нага} few {# наги} many {# наг} other {# наги}}',
  'nagaraja.fate.called': 'около {points, number} · нага {naga, number, percent}',
  'nagaraja.fate.falls':
    'около {points, number} · нага {naga, number, percent} · комната {room, number, percent}',
  'nagaraja.preview.stickGoes': '{who}: очки судьбы −{points, number}, наги −{nagas, number}.',
  'nagaraja.preview.rethrow':
    '{stick}: новый бросок даёт в среднем {mean, number}; вероятность наги: {naga, number, percent}.',
  'nagaraja.preview.opens': 'Откроется: {relics}',
  'nagaraja.preview.closes': 'Закроется: {relics}',
  'nagaraja.preview.takes': 'Амулет будет взят (ячейка {slots})',
  'nagaraja.preview.swap': 'Откроется: {opens} (тайник {at}). Закроется: {closes} (тайник {away}).',
  'nagaraja.preview.nothing': 'Ничего не откроется и не закроется',
  'nagaraja.stand.lookRelics': '{who}: узнаёт, что там лежит.',
  'nagaraja.stand.discardRandomFromHand':
    '{who}: теряет случайную карту из {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}.',

  'nagaraja.panel.table': 'Стол',
  'nagaraja.panel.temple': 'Храм: {who}',
  'nagaraja.panel.sticks': 'Судьба: {who}',
  'nagaraja.panel.hand': 'Рука: {who}',
  'nagaraja.head.symbol': 'Символ',
  'nagaraja.head.card': 'Способность',
  'nagaraja.head.sticks': 'Палочки',
  'nagaraja.fact.round': 'Раунд',
  'nagaraja.fact.guide': 'Проводник',
  'nagaraja.fact.prize': 'Комната раунда',
  'nagaraja.fact.stacks': 'Стопки',
  'nagaraja.fact.trap': 'Ловушка',
  'nagaraja.fact.usedAmulets': 'Использованные амулеты',
  'nagaraja.fact.lostRooms': 'Потерянные комнаты',
  'nagaraja.fact.openPoints': 'Открытые реликвии',
  'nagaraja.fact.cursed': 'Открытые проклятые реликвии',
  'nagaraja.fact.amulets': 'Амулеты',
  'nagaraja.fact.points': 'Победные очки',
  'nagaraja.fact.cards': 'Карты в руке',
  'nagaraja.fact.laid': 'Ради палочек',
  'nagaraja.fact.played': 'Активированы',
  'nagaraja.fact.sticks': 'Палочки',
  'nagaraja.fact.fatePoints': 'Очки судьбы',
  'nagaraja.fact.nagas': 'Наги',
  'nagaraja.cell.entrance': 'вход в ячейку {slot}',
  'nagaraja.cell.trap': 'ячейка {slot}: ловушка',
  'nagaraja.cell.empty': 'ячейка {slot}: пусто',
  'nagaraja.cell.room': 'ячейка {slot}: {room} {glyph}',
  'nagaraja.cell.liveRoom': 'ячейка {slot}: {room} {glyph}, связь со входом',
  'nagaraja.cell.niche': 'тайник {niche}: {relic} — {why}',
  'nagaraja.why.open': 'открыта, путь идёт через {way}',
  'nagaraja.why.noRoom': 'в ячейке {slot} нет комнаты',
  'nagaraja.why.wall': 'у комнаты в ячейке {slot} здесь стена',
  'nagaraja.why.apart': 'коридор в ячейке {slot} не связан со входом',

  'nagaraja.tell.relicsLaid': '{who}: девять закрытых реликвий лежат в тайниках храма.',
  'nagaraja.tell.guideTied':
    'Бросок за проводника. {first}: {a, number} ({aSticks}); {second}: {b, number} ({bSticks}). Ничья, бросок повторяется.',
  'nagaraja.tell.guideFound':
    'Бросок за проводника. {first}: {a, number} ({aSticks}); {second}: {b, number} ({bSticks}). Свиток: {guide}.',
  'nagaraja.tell.cardsDrawn':
    '{who}: берёт {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'nagaraja.tell.cardsDrawnSeen': '{who}: берёт {cards}.',
  'nagaraja.tell.drawLapsed': '{who}: карт больше не осталось.',
  'nagaraja.tell.deckRenewed': 'Сброс ({n, number}) перемешан и становится новой стопкой.',
  'nagaraja.tell.cardLaid': '{who}: кладёт закрытую карту.',
  'nagaraja.tell.cardLaidSeen': '{who}: кладёт закрытую карту «{card}».',
  'nagaraja.tell.callMade':
    '{who}: призывает судьбу, {n, plural, =0 {без карт} one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'nagaraja.tell.callsRevealed': 'Карты открыты. {first}: {a}. {second}: {b}.',
  'nagaraja.tell.cardPlayed': '{who}: отдаёт нагу ({stick}) и активирует «{card}».',
  'nagaraja.tell.aim': '{who}: цель: {target}.',
  'nagaraja.tell.letStood': '{who}: без отмены.',
  'nagaraja.tell.cancelled': '{who}: открывает {amulet}. Карта «{card}» отменена.',
  'nagaraja.tell.amuletUsed': '{who}: открывает {amulet}.',
  'nagaraja.tell.effectLapsed': '{who}: карте «{card}» больше не на что действовать.',
  'nagaraja.tell.cardDiscarded': '{who}: теряет из руки карту «{card}».',
  'nagaraja.tell.pileShown': '{who}: просматривает сброс.',
  'nagaraja.tell.pileShownSeen': '{who}: просматривает сброс: {cards}.',
  'nagaraja.tell.cardRecovered': '{who}: тайно берёт карту из сброса.',
  'nagaraja.tell.cardRecoveredSeen': '{who}: берёт из сброса карту «{card}».',
  'nagaraja.tell.offerKept': '{who}: оставляет все взятые карты.',
  'nagaraja.tell.cardGiven': '{who}: оставляет две карты и отдаёт одну ({other}).',
  'nagaraja.tell.cardGivenSeen': '{who}: оставляет две карты и отдаёт карту «{card}» ({other}).',
  'nagaraja.faded.callsRevealed':
    'Карты открыты. {first}: {a, plural, =0 {ни одной карты} one {# карта} few {# карты} many {# карт} other {# карты}}. {second}: {b, plural, =0 {ни одной карты} one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'nagaraja.faded.cardPlayed': '{who}: отдаёт нагу ({stick}) и активирует карту.',
  'nagaraja.faded.cancelled': '{who}: открывает {amulet}. Карта отменена.',
  'nagaraja.faded.effectLapsed': '{who}: карте больше не на что действовать.',
  'nagaraja.faded.cardDiscarded': '{who}: теряет карту из руки.',
  'nagaraja.tell.thrown':
    '{who}: {sticks} — {points, plural, one {# очко судьбы} few {# очка судьбы} many {# очков судьбы} other {# очка судьбы}}, {nagas, plural, one {# нага} few {# наги} many {# наг} other {# наги}}',
  'nagaraja.tell.sticksThrown': 'Палочки падают. {a}. {b}.',
  'nagaraja.tell.passed': '{who}: пас.',
  'nagaraja.tell.passedForced': '{who}: нет наги для использования, пас.',
  'nagaraja.tell.pointsAdded':
    '{who}: добавляет {n, plural, one {# очко судьбы} few {# очка судьбы} many {# очков судьбы} other {# очка судьбы}}.',
  'nagaraja.tell.sticksDiscarded': '{who}: сброшенные палочки — {sticks}.',
  'nagaraja.tell.sticksRethrown': '{who}: перебрасывает: {sticks}.',
  'nagaraja.tell.relicsSeen': '{who}: смотрит: {relics}.',
  'nagaraja.tell.relicsSwapped': '{owner}: реликвии {a} и {b} меняются местами.',
  'nagaraja.tell.roomRotated':
    '{owner}: комната в ячейке {slot} поворачивается по часовой стрелке на {turns, plural, one {# четверть} few {# четверти} many {# четвертей} other {# четверти}}.',
  'nagaraja.tell.roomMoved': '{owner}: комната из ячейки {from} переходит в ячейку {to}.',
  'nagaraja.tell.roomsSwapped': '{owner}: комнаты в ячейках {a} и {b} меняются местами.',
  'nagaraja.tell.trapPlaced': '{owner}: ловушка теперь лежит в ячейке {slot}.',
  'nagaraja.tell.roomPlaced':
    '{who}: кладёт комнату ({room}) в ячейку {slot}{turns, plural, =0 {} one {, повёрнутую на # четверть} few {, повёрнутую на # четверти} many {, повёрнутую на # четвертей} other {, повёрнутую на # четверти}}.',
  'nagaraja.tell.templeSettled': '{owner}: {changes}.',
  'nagaraja.change.opened': 'открывается: {relic} (тайник {niche})',
  'nagaraja.change.closed':
    'снова закрывается: {relic} (тайник {niche}, путь прерван в ячейке {slot})',
  'nagaraja.change.closedAway': 'закрывается: {relic} (тайник {niche}, туда не ведёт путь)',
  'nagaraja.change.taken': 'взят амулет из ячейки {slot}',
  'nagaraja.change.takenSeen': 'взят амулет из ячейки {slot} — {amulet}',
  'nagaraja.tell.roomRevealed': 'Раунд {round, number}. Комната раунда: {room}.',
  'nagaraja.tell.amuletLaid': 'На крипте лежит закрытый амулет.',
  'nagaraja.tell.amuletLaidSeen': 'На крипте лежит закрытый амулет ({amulet}).',
  'nagaraja.tell.roomWon': '{first}: {a, number}, {second}: {b, number}. {who}: получает комнату.',
  'nagaraja.tell.roomTied':
    '{first}: {a, number}, {second}: {b, number}. Ничья: комнату получает проводник ({who}).',
  'nagaraja.tell.roomLost':
    '{who}: свободных ячеек нет. Комната ({room}) потеряна, ловушка возвращается в сторону.',
  'nagaraja.tell.guideChanged': '{who}: берёт свиток как новый проводник.',
  'nagaraja.tell.secretsShown':
    'Всё открыто. {first}: амулеты {aAmulets}; рука {aHand}. {second}: амулеты {bAmulets}; рука {bHand}.',
  'nagaraja.note.relics': 'Открытые реликвии {n, number} (проклятые: {cursed, number})',
  'nagaraja.note.amulets': 'Амулеты {n, number}',
  'nagaraja.result.cursed': '{loser}: открыта третья проклятая реликвия. Побеждает {winner}.',
  'nagaraja.result.points':
    '{winner} побеждает со счётом {points, number}:{second, number}: 25 победных очков сразу заканчивают партию.',
  'nagaraja.result.ninth':
    'Девятая комната построена: {winner} побеждает со счётом {points, number}:{second, number}.',
  'nagaraja.result.exhausted':
    'Комнат больше нет: {winner} побеждает со счётом {points, number}:{second, number}.',
  'nagaraja.result.ninthTied':
    'Равный счёт, {points, number}:{points, number}: побеждает {winner}, чья комната стала девятой.',
  'nagaraja.result.exhaustedTied':
    'Комнат больше нет, счёт равный, {points, number}:{points, number}: побеждает {winner}, кому досталась последняя комната.',
  'nagaraja.end.cursed': '{loser}: открыта третья проклятая реликвия. Побеждает {winner}.',
  'nagaraja.end.points': '{winner}: 25 победных очков, партия выиграна.',
  'nagaraja.end.ninth': 'Девятая комната построена. По очкам побеждает {winner}.',
  'nagaraja.end.exhausted': 'Комнат больше нет. По очкам побеждает {winner}.',
  'nagaraja.end.ninthTied':
    'Девятая комната построена, очки равны: побеждает тот, кто её построил, — {winner}.',
  'nagaraja.end.exhaustedTied':
    'Комнат больше нет, очки равны: побеждает тот, кто взял последнюю, — {winner}.',
  'nagaraja.fault.outside': 'Место {id} должно быть на внешней стороне ячейки у края храма.',
  'nagaraja.fault.alike':
    'Стороны коричневой палочки не могут все стоить одинаково: ими бросают за первого проводника.',
  'nagaraja.handful.sticks': '12 палочек',
  'nagaraja.handful.duel': '24 палочки двух игроков',
}
