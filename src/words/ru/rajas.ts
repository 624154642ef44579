/** Words of Rajas of the Ganges in Russian. */
import type { rajas as source } from '../en/rajas.ts'

export const rajas: Readonly<Record<keyof typeof source, string>> = {
  'rajas.name': 'Раджи Ганга',
  'rajas.tagline':
    'Платите кубиками, стройте провинцию, плывите по реке и сведите славу с богатством.',
  'rajas.option.navaratna': 'Наваратна',
  'rajas.option.navaratna.about':
    'Шесть рабочих, восемь кубиков у Кали, провинции с жетонами дохода на выбор.',
  'rajas.option.ganga': 'Ганга',
  'rajas.option.ganga.about': 'Случайные жетоны реки заменяют часть наград на реке.',
  'rajas.option.handicap': 'Игроки с разным опытом',
  'rajas.option.handicap.about':
    'У опытных игроков более трудные планшеты и место для восьми кубиков. Не влияет на Наваратну, где так у всех.',
  'rajas.option.handicap.regular': 'обычный',
  'rajas.option.handicap.experienced': 'опытный',

  'rajas.draw.tile': 'Открывается следующий жетон',
  'rajas.draw.firstPlayer': 'Жребий первого игрока',
  'rajas.draw.riverTile': 'Взятие жетона реки',
  'rajas.draw.brownTile': 'Раздача коричневого жетона дохода',
  'rajas.draw.whiteTile': 'Взятие белого жетона дохода',

  'rajas.who': '{who}',
  'rajas.number': '{n, number}',
  'rajas.list': '{list}',
  'rajas.colour.blue': 'синий',
  'rajas.colour.green': 'зелёный',
  'rajas.colour.orange': 'оранжевый',
  'rajas.colour.purple': 'фиолетовый',
  'rajas.die.blue': '{case, select, gen {синего кубика} other {синий кубик}}',
  'rajas.die.green': '{case, select, gen {зелёного кубика} other {зелёный кубик}}',
  'rajas.die.orange': '{case, select, gen {оранжевого кубика} other {оранжевый кубик}}',
  'rajas.die.purple': '{case, select, gen {фиолетового кубика} other {фиолетовый кубик}}',
  'rajas.dice.none': 'нет',
  'rajas.dice.blue':
    '{n, plural, one {# синий кубик} few {# синих кубика} many {# синих кубиков} other {# синего кубика}}',
  'rajas.dice.green':
    '{n, plural, one {# зелёный кубик} few {# зелёных кубика} many {# зелёных кубиков} other {# зелёного кубика}}',
  'rajas.dice.orange':
    '{n, plural, one {# оранжевый кубик} few {# оранжевых кубика} many {# оранжевых кубиков} other {# оранжевого кубика}}',
  'rajas.dice.purple':
    '{n, plural, one {# фиолетовый кубик} few {# фиолетовых кубика} many {# фиолетовых кубиков} other {# фиолетового кубика}}',
  'rajas.dieWithValue':
    '{case, select, acc {{die_acc} ({value, number})} gen {{die_gen} ({value, number})} other {{die} ({value, number})}}',
  'rajas.back.cow': 'корова',
  'rajas.back.snake': 'змея',
  'rajas.back.tiger': 'тигр',
  'rajas.good.silk': '{case, select, other {шёлк}}',
  'rajas.good.spices': '{case, select, other {специи}}',
  'rajas.good.tea': '{case, select, other {чай}}',
  'rajas.building.fort': '{case, select, other {крепость}}',
  'rajas.building.mill': '{case, select, acc {мельницу} other {мельница}}',
  'rajas.building.palace': '{case, select, other {дворец}}',
  'rajas.building.temple': '{case, select, other {храм}}',
  'rajas.market': 'рынок: {good} {value, number}',
  'rajas.tile': '{colour} {cost, number} — {contents}',
  'rajas.slot.white': 'белый',
  'rajas.slot.yellow': 'жёлтый',
  'rajas.slot.red': 'красный',
  'rajas.slot.brown': 'коричневый',
  'rajas.incomeTile': '{colour}: {what}',
  'rajas.area.quarry': 'Карьер',
  'rajas.area.market': 'Рыночная площадь',
  'rajas.area.palace': 'Дворец',
  'rajas.area.harbour': 'Порт',
  'rajas.space.quarry': 'карьер {number, number}',
  'rajas.space.harbour': 'порт {number, number}',
  'rajas.space.terrace': 'внешняя терраса {number, number}',
  'rajas.space.goods': 'разные товары {number, number}',
  'rajas.space.good': 'одинаковые товары: {good}',
  'rajas.space.garden': 'сады: {what}',
  'rajas.space.balcony': 'балкон: {die} → {what}',
  'rajas.space.chamber': 'зал {number, number}: {name}',
  'rajas.space.free': 'свободно',
  'rajas.chamber.1': 'Великий Могол',
  'rajas.chamber.2': 'танцовщица',
  'rajas.chamber.3': 'йог',
  'rajas.chamber.4': 'раджа Ман Сингх',
  'rajas.chamber.5': 'главный строитель',
  'rajas.chamber.6': 'португалец',

  'rajas.benefit.none': 'ничего',
  'rajas.benefit.all': '{parts}',
  'rajas.benefit.coins':
    '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'rajas.benefit.fame':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}}',
  'rajas.benefit.karma':
    '{n, plural, one {# очко кармы} few {# очка кармы} many {# очков кармы} other {# очка кармы}}',
  'rajas.benefit.anyDice':
    '{n, plural, one {# кубик любого цвета} few {# кубика любых цветов} many {# кубиков любых цветов} other {# кубика любых цветов}}',
  'rajas.benefit.anyDicePerKarma':
    '{n, plural, one {# кубик любого цвета} few {# кубика любых цветов} many {# кубиков любых цветов} other {# кубика любых цветов}} за каждый уровень кармы',
  'rajas.benefit.colourDice': '{dice}',
  'rajas.benefit.colourDicePerKarma': '{die} за каждый уровень кармы',
  'rajas.benefit.upgrade':
    '{n, plural, one {# улучшение} few {# улучшения} many {# улучшений} other {# улучшения}}',
  'rajas.benefit.boatNextFree': 'лодка на следующую незанятую ячейку',
  'rajas.benefit.boatUpTo':
    'лодка не более чем на {n, plural, one {# незанятую ячейку} few {# незанятые ячейки} many {# незанятых ячеек} other {# незанятой ячейки}}',
  'rajas.benefit.boatExactly':
    'лодка ровно на {n, plural, one {# незанятую ячейку} few {# незанятые ячейки} many {# незанятых ячеек} other {# незанятой ячейки}}',
  'rajas.benefit.palaceAction': 'одно действие во дворце: {chambers}',
  'rajas.benefit.palacePerson': 'действие во дворце: {chamber}',
  'rajas.benefit.coinsPerMarket':
    '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}} за каждый свой рынок',
  'rajas.benefit.coinsPerUpgrade':
    '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}} за каждое сделанное улучшение',
  'rajas.benefit.famePerUpgrade':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} за каждое сделанное улучшение',
  'rajas.benefit.famePerKarma':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} за каждый уровень кармы',
  'rajas.benefit.famePerMarketTile':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} за каждый жетон с рынком',
  'rajas.benefit.famePerRiverSpaces':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} за {per, plural, one {каждую # ячейку реки} few {каждые # ячейки реки} many {каждые # ячеек реки} other {каждые # ячейки реки}}',
  'rajas.benefit.coinsPerBuilding':
    '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}} за каждое своё здание',
  'rajas.benefit.coinsPerIncomeConnected':
    '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}} за каждый соединённый жетон дохода',
  'rajas.benefit.famePerCurve':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} за каждый изгиб дороги',
  'rajas.benefit.famePerWorker':
    '{n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} за каждого доступного рабочего',
  'rajas.benefit.differentGoods':
    'разные товары, {max, plural, one {# рынок} few {до # рынков} many {до # рынков} other {до # рынка}}',
  'rajas.benefit.oneGood':
    'одинаковые товары, {max, plural, one {# рынок} few {до # рынков} many {до # рынков} other {до # рынка}}',
  'rajas.benefit.whiteIncomeTile':
    '{n, plural, one {белый жетон дохода} few {# белых жетона дохода} many {# белых жетонов дохода} other {# белого жетона дохода}}',
  'rajas.benefit.chooseIncomeTile':
    '{n, plural, one {жетон дохода на выбор} few {# жетона дохода на выбор} many {# жетонов дохода на выбор} other {# жетона дохода на выбор}}',
  'rajas.benefit.coverTile': 'накрыть жетон более дорогим',
  'rajas.benefit.startPlayerNextRound': 'первый ход в следующем раунде',
  'rajas.benefit.terrace':
    '{coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}, затем переброс любых своих кубиков',

  'rajas.startCoins': '{who}: {n, number}',
  'rajas.from.setup': 'подготовка',
  'rajas.from.garden': 'сады',
  'rajas.from.balcony': 'балкон',
  'rajas.from.river': 'ячейка реки {space, number}',
  'rajas.from.riverTile': 'жетон реки на ячейке {space, number}',
  'rajas.from.bridge': 'за мостом',
  'rajas.from.fame': 'бонус на отметке славы {at, number}',
  'rajas.from.wealth': 'бонус на отметке богатства {at, number}',
  'rajas.from.tile': 'жетон на {cell}',
  'rajas.from.income': 'доход {income}',
  'rajas.from.incomeTile': 'жетон дохода на месте {income}',
  'rajas.from.whiteTile': 'белый жетон дохода',
  'rajas.from.missedTurn': 'пропущенный ход',
  'rajas.how.counted': '{from} ({what} × {count, number})',
  'rajas.how.list': '{from} ({list})',
  'rajas.how.building': '{building} {fame, number}',
  'rajas.how.market': '{good} {value, number}',

  'rajas.group.pay': 'Оплата',
  'rajas.group.build': 'Постройка',
  'rajas.group.dice': 'Кубики',
  'rajas.group.gain': 'Награда',
  'rajas.group.decline': 'Отказ',
  'rajas.label.decline': 'Отказаться',
  'rajas.label.pass': 'Пас',
  'rajas.label.payDice': 'Заплатить: {dice}',
  'rajas.label.keepDice': 'Оставить все кубики как есть',
  'rajas.label.rerollDice': 'Перебросить выбранные кубики',
  'rajas.label.stopTaking': 'Больше кубиков не брать',
  'rajas.label.good':
    '{good}: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'rajas.label.layIncomeTile': '{tile} → место {slot}',
  'rajas.label.moveBoat': 'Плыть на ячейку {space, number}: {what}',
  'rajas.label.flipDie': '{die} ({value, number}), переворот на {to, number}',
  'rajas.label.returnDie': 'Вернуть {die} ({value, number}), чтобы освободить место',
  'rajas.label.takeDie': 'Взять {die}',
  'rajas.label.placeTile': 'Клетка {cell}, дороги {roads}',
  'rajas.label.takeIncome': 'Доход {income}: {what}',
  'rajas.label.upgrade': '{building}: {from, number} → {to, number}',
  'rajas.cost.coins':
    'Цена: {n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'rajas.cost.karma':
    'Цена: {n, plural, one {# очко кармы} few {# очка кармы} many {# очков кармы} other {# очка кармы}}',
  'rajas.cost.tile': 'Цена: стоимость жетона кубиками его цвета',
  'rajas.cost.die': 'Цена: {die}',
  'rajas.cost.anyDie': 'Цена: один кубик',
  'rajas.cost.dieOf': 'Цена: кубик ценностью {values}',
  'rajas.gain.boat': 'Лодка может дойти до: {spaces}',
  'rajas.gain.worker': 'Новый рабочий на мосту',
  'rajas.gain.lastRoad': 'Внимание: это закроет последнюю открытую дорогу.',
  'rajas.gain.idle': 'Дорога уже здесь: жетон ничего не даёт.',

  'rajas.prompt.place': 'Разместите рабочего.',
  'rajas.prompt.lastPlace': 'Последний ход: разместите рабочего или спасуйте.',
  'rajas.prompt.cost': 'Выберите кубик для оплаты: {space}',
  'rajas.prompt.tile': 'Выберите жетон для постройки.',
  'rajas.prompt.coverTile': 'Выберите жетон, который накроет более дешёвый.',
  'rajas.prompt.site': 'Выберите клетку и поворот. {tile}',
  'rajas.prompt.coverSite': 'Выберите накрываемый жетон и поворот. {tile}',
  'rajas.prompt.pay':
    'Заплатите ещё {due, plural, one {# очко} few {# очка} many {# очков} other {# очка}} кубиками этого цвета: {colour}.',
  'rajas.prompt.mustTake': 'Место есть: возьмите кубик.',
  'rajas.prompt.dice': 'Возьмите кубики, затем бросьте их вместе. Осталось: {dice}.',
  'rajas.prompt.rerollChoice': 'Выберите любые кубики для общего переброса.',
  'rajas.prompt.upgrade': 'Выберите вид здания для улучшения.',
  'rajas.prompt.karma':
    'Возьмите до {n, plural, one {# очка кармы} few {# очков кармы} many {# очков кармы} other {# очка кармы}}.',
  'rajas.prompt.boat':
    'Переместите лодку, {reach, plural, one {# незанятая ячейка} few {до # незанятых ячеек} many {до # незанятых ячеек} other {до # незанятой ячейки}}.',
  'rajas.prompt.chamber': 'Выберите действие во дворце.',
  'rajas.prompt.good':
    'Выберите товар для продажи, {max, plural, one {# рынок} few {до # рынков} many {до # рынков} other {до # рынка}}.',
  'rajas.prompt.income': 'Выберите, какой доход следующий.',
  'rajas.prompt.slot': 'Выберите жетон дохода.',
  'rajas.prompt.slotFor': 'Выберите место для этого жетона. {tile}',
  'rajas.prompt.chance': 'Решает случай.',

  'rajas.why.taken': 'Здесь уже стоит рабочий: {who}.',
  'rajas.why.coins':
    'Стоит {n, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}; монет для оплаты: {has, number}.',
  'rajas.why.queue': 'Эти ячейки заполняют слева направо; предыдущая ещё свободна.',
  'rajas.why.once': 'В этих ячейках у каждого игрока не больше одного рабочего за раунд.',
  'rajas.why.dieOfColour': 'Нет кубика нужного цвета: {die}.',
  'rajas.why.dieOfValue':
    'Ни один кубик, даже перевёрнутый за карму, не показывает нужной ценности: {values}.',
  'rajas.why.noDie': 'Нет кубика для оплаты.',
  'rajas.why.noRoad': 'Ни одна дорога провинции больше не ведёт на пустую клетку.',
  'rajas.why.noTile': 'Кубиков, даже перевёрнутых, не хватает ни на один доступный жетон.',
  'rajas.why.riverEnd': 'Лодка стоит на последней ячейке реки.',
  'rajas.why.tooFar': 'Перед лодкой должны быть незанятые ячейки: {n, number}.',
  'rajas.why.noCover': 'Остальными кубиками ни один свой жетон не накрыть более дорогим.',
  'rajas.why.tooDear': 'Стоит {cost, number}; кубики этого цвета дают не больше {best, number}.',

  'rajas.tell.roundBegan': 'Начинается раунд {round, number}. Первый игрок: {who}.',
  'rajas.tell.firstPlayerFound':
    '{who}: наименьшая сумма, берёт слона и начинает. Монеты в начале: {coins}.',
  'rajas.tell.firstPlayerDrawn':
    '{who}: берёт слона по жребию среди наименьших сумм и начинает. Монеты в начале: {coins}.',
  'rajas.tell.firstDice': '{who}: кубики в начале: {dice}.',
  'rajas.tell.workerActivated': '{who}: приходит рабочий — {from}.',
  'rajas.tell.tileRevealed': 'Новый жетон: {tile}.',
  'rajas.tell.riverCounted':
    'Кубик реки показывает {face, number}{space, plural, =0 { и уводит за пределы реки: жетонов больше не будет.} other {: ячейка #.}}',
  'rajas.tell.riverTileLaid': 'Жетон реки накрывает ячейку {space, number}.',
  'rajas.tell.whiteTilesShuffled': 'Белые жетоны дохода перемешиваются заново.',
  'rajas.tell.matchEnded': 'Последний этап окончен.',
  'rajas.tell.workerPlaced': '{who}: размещает рабочего — {space}.',
  'rajas.tell.coinsPaid':
    '{who}: платит {n, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} — {from}.',
  'rajas.tell.coinsGained':
    '{who}: получает {n, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} — {from}.',
  'rajas.tell.fameGained':
    '{who}: получает {n, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}} — {from}.',
  'rajas.tell.karmaGained':
    '{who}: получает {n, plural, one {# очко кармы} few {# очка кармы} many {# очков кармы} other {# очка кармы}} — {from}.',
  'rajas.tell.diePaid': '{who}: отдаёт {die} ({value, number}).',
  'rajas.tell.dieFlipped': '{who}: переворачивает за карму и отдаёт {die} ({value, number}).',
  'rajas.tell.dieReturned': '{who}: возвращает {die}, чтобы освободить место.',
  'rajas.tell.dieTaken': '{who}: берёт {die} — {from}.',
  'rajas.tell.diceRolled': '{who}: бросок: {dice}.',
  'rajas.tell.diceRerolled': '{who}: переброс: {dice} ({from}).',
  'rajas.tell.gainDeclined': '{who}: больше ничего не берёт ({from}).',
  'rajas.tell.turnPassed': '{who}: не размещает рабочего.',
  'rajas.tell.tilePlaced':
    '{who}: строит на {cell} ({tile}{turn, plural, =0 {} one {, повёрнут на # четверть} few {, повёрнут на # четверти} many {, повёрнут на # четвертей} other {, повёрнут на # четверти}}).',
  'rajas.tell.tileCovered':
    '{who}: накрывает {cell} ({tile}{turn, plural, =0 {} one {, повёрнут на # четверть} few {, повёрнут на # четверти} many {, повёрнут на # четвертей} other {, повёрнут на # четверти}}).',
  'rajas.tell.incomeLinked': '{who}: доход {income} соединён с резиденцией — {from}.',
  'rajas.tell.incomeTileDealt': '{who}: получает жетон дохода ({tile}; {from}).',
  'rajas.tell.incomeTileLaid': '{who}: кладёт жетон дохода на место {slot} ({tile}; {from}).',
  'rajas.tell.tileOffered': '{who}: может положить жетон дохода за пропущенный ход.',
  'rajas.tell.whiteTileDrawn': '{who}: берёт жетон дохода ({tile}; {from}).',
  'rajas.tell.goodSold': '{who}: продаёт {good_acc}.',
  'rajas.tell.upgraded': '{who}: улучшает {building_acc} до {fame, number} ({from}).',
  'rajas.tell.upgradedLate':
    '{who}: улучшает {building_acc} до {fame, number} ({from}); действует со следующего хода.',
  'rajas.tell.chamberVisited': '{who}: действие во дворце — {chamber} ({from}).',
  'rajas.tell.boatMoved': '{who}: лодка плывёт на ячейку {space, number} — {from}.',
  'rajas.tell.bonusReached.fame': '{who}: достигает славы {at, number}.',
  'rajas.tell.bonusReached.wealth': '{who}: достигает богатства {at, number}.',
  'rajas.tell.workerLeft.bridge': '{who}: последний рабочий покидает мост и игру.',
  'rajas.tell.workerLeft.fame': '{who}: последний рабочий покидает шкалу славы и игру.',
  'rajas.tell.workerLeft.wealth': '{who}: последний рабочий покидает шкалу богатства и игру.',
  'rajas.tell.elephantClaimed': '{who}: начинает следующий раунд — {from}.',
  'rajas.tell.markersCrossed':
    '{who}: маркеры {gap, plural, =0 {поравнялись} one {прошли мимо друг друга на # очко} few {прошли мимо друг друга на # очка} many {прошли мимо друг друга на # очков} other {прошли мимо друг друга на # очка}}. Этот этап последний.',

  'rajas.result.why':
    '{winner}: первое место, маркеры {gap, plural, =0 {стоят на одном месте} one {прошли мимо друг друга на # очко} few {прошли мимо друг друга на # очка} many {прошли мимо друг друга на # очков} other {прошли мимо друг друга на # очка}}.',
  'rajas.result.tracks': 'слава {fame, number}, богатство {wealth, number}',
  'rajas.result.crossed':
    '{gap, plural, =0 {маркеры поравнялись} one {маркеры прошли мимо друг друга на # очко} few {маркеры прошли мимо друг друга на # очка} many {маркеры прошли мимо друг друга на # очков} other {маркеры прошли мимо друг друга на # очка}}',
  'rajas.result.missing':
    '{missing, plural, one {не хватает # очка славы} few {не хватает # очков славы} many {не хватает # очков славы} other {не хватает # очка славы}}',
  'rajas.result.tie': 'равная разница: выше тот, чьи маркеры разошлись раньше',
  'rajas.result.shared': 'поровну: место общее',

  'rajas.panel.race':
    '{round, plural, =0 {Подготовка} other {Раунд {round, number}, этап {cycle, number}}}. Первый игрок: {who}',
  'rajas.panel.offer': 'Доступные жетоны',
  'rajas.panel.board': 'Ячейки действий',
  'rajas.panel.river': 'Река (мост за ячейкой {bridge, number})',
  'rajas.panel.income': 'Жетоны дохода на выбор',
  'rajas.panel.province': 'Провинция: {who}',
  'rajas.head.player': 'Игрок',
  'rajas.head.fame': 'Слава',
  'rajas.head.wealth': 'Богатство',
  'rajas.head.gap': 'Разница',
  'rajas.head.karma': 'Карма',
  'rajas.head.boat': 'Лодка',
  'rajas.head.workers': 'Рабочие',
  'rajas.head.dice': 'Кубики',
  'rajas.head.colour': 'Цвет',
  'rajas.head.supply': 'Кубики в запасе',
  'rajas.head.area': 'Область',
  'rajas.head.space': 'Ячейка',
  'rajas.head.coins': 'Монеты',
  'rajas.head.worker': 'Рабочий',
  'rajas.head.benefit': 'Награда',
  'rajas.head.boats': 'Лодки',
  'rajas.head.income': 'Доход',
  'rajas.head.cells': 'Рядом',
  'rajas.head.linked': 'Состояние',
  'rajas.head.upgrades': 'Слава за здание',
  'rajas.race.workers': '{unplaced, number} из {workers, number}',
  'rajas.race.dice': '{dice, number} из {capacity, number}',
  'rajas.offer.top': '{tile} (+{left, number})',
  'rajas.offer.none': 'пусто',
  'rajas.river.boats': '{boats}',
  'rajas.river.noBoat': '–',
  'rajas.scroll.now': '{building} {fame, number}',
  'rajas.scroll.late': '{building} {fame, number} (со следующего хода)',
  'rajas.income.plain': '{name}',
  'rajas.income.slot': '{name} ({colour})',
  'rajas.income.tile': 'жетон: {what}',
  'rajas.income.idle': '{what} (здесь лежит жетон без действия)',
  'rajas.income.linked': 'получен',
  'rajas.income.open': 'открыт',
  'rajas.cell.tile': '{cell}: {tile}',
  'rajas.cell.covered': '{cell}: {tile} (поверх другого)',
  'rajas.cell.residence': '{cell}: резиденция',
  'rajas.cell.block': '{cell}: место не для построек',
  'rajas.cell.open': '{cell}: пусто, сюда ведёт дорога',
  'rajas.cell.empty': '{cell}: пусто',

  'rajas.fault.stackSize':
    'В стопке {stack} {found, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}, а её размер {wanted, number}.',
  'rajas.fault.contents': 'На жетоне всего один или два рынка и здания.',
  'rajas.fault.rising': 'Места на шкале должны быть разными и возрастать.',
  'rajas.fault.bonus': 'Место на шкале славы имеет либо награду, либо рабочего.',
  'rajas.fault.oneWorker': 'На шкале славы должен быть ровно один рабочий.',
  'rajas.fault.multiple': 'Шкала богатства должна быть в целое число раз длиннее шкалы славы.',
  'rajas.fault.bridge': 'Мост должен лежать перед последней ячейкой реки.',
  'rajas.fault.access':
    'Доступу нужна клетка для построек и сторона у края или у закрытой клетки, и служит он один раз.',
  'rajas.fault.slot':
    'Места для жетонов есть только на обороте провинции, и там они у каждого дохода.',
  'rajas.fault.karma': 'Карма начинается выше наибольшего уровня.',
  'rajas.fault.brown':
    'Нужен коричневый жетон дохода для каждого игрока и коричневое место для него.',
  'rajas.camera.board': 'на игровое поле',
  'rajas.camera.offer': 'на выставленные жетоны',
  'rajas.camera.quarry': 'на карьер',
  'rajas.camera.palace': 'на дворец',
  'rajas.camera.market': 'на рынок',
  'rajas.camera.river': 'на реку',
  'rajas.camera.supply': 'на общий запас',
  'rajas.handful.one': 'один кубик',
  'rajas.handful.dice': '5 кубиков',
  'rajas.handful.many': '16 кубиков',
}
