/** Polish texts of Rajas of the Ganges. */
import type { rajas as source } from '../en/rajas.ts'

export const rajas: Readonly<Record<keyof typeof source, string>> = {
  'rajas.name': 'Radżowie Gangesu',
  'rajas.tagline':
    'Płać kośćmi, buduj prowincję, płyń rzeką i doprowadź do spotkania sławy z bogactwem.',
  'rajas.option.navaratna': 'Navaratna',
  'rajas.option.navaratna.about':
    'Sześciu pracowników, osiem kości na Kali, prowincje z żetonami specjalnymi do wyboru.',
  'rajas.option.ganga': 'Ganga',
  'rajas.option.ganga.about': 'Losowe żetony rzeki zastępują część korzyści na rzece.',
  'rajas.option.handicap': 'Mieszane doświadczenie',
  'rajas.option.handicap.about':
    'Doświadczeni gracze mają trudniejsze plansze i miejsce na osiem kości. Bez znaczenia w wersji Navaratna, gdzie dotyczy to wszystkich.',
  'rajas.option.handicap.regular': 'zwykły',
  'rajas.option.handicap.experienced': 'doświadczony',

  'rajas.draw.tile': 'Odkrywanie następnego kafla',
  'rajas.draw.firstPlayer': 'Losowanie gracza rozpoczynającego',
  'rajas.draw.riverTile': 'Dobieranie żetonu rzeki',
  'rajas.draw.brownTile': 'Rozdawanie brązowego żetonu specjalnego',
  'rajas.draw.whiteTile': 'Dobieranie białego żetonu specjalnego',

  'rajas.who': '{who}',
  'rajas.number': '{n, number}',
  'rajas.list': '{list}',
  'rajas.colour.blue': 'niebieski',
  'rajas.colour.green': 'zielony',
  'rajas.colour.orange': 'pomarańczowy',
  'rajas.colour.purple': 'fioletowy',
  'rajas.die.blue':
    '{case, select, acc {niebieską kość} gen {niebieskiej kości} other {niebieska kość}}',
  'rajas.die.green': '{case, select, acc {zieloną kość} gen {zielonej kości} other {zielona kość}}',
  'rajas.die.orange':
    '{case, select, acc {pomarańczową kość} gen {pomarańczowej kości} other {pomarańczowa kość}}',
  'rajas.die.purple':
    '{case, select, acc {fioletową kość} gen {fioletowej kości} other {fioletowa kość}}',
  'rajas.dice.none': 'brak',
  'rajas.dice.blue':
    '{n, plural, one {# niebieska kość} few {# niebieskie kości} many {# niebieskich kości} other {# niebieskiej kości}}',
  'rajas.dice.green':
    '{n, plural, one {# zielona kość} few {# zielone kości} many {# zielonych kości} other {# zielonej kości}}',
  'rajas.dice.orange':
    '{n, plural, one {# pomarańczowa kość} few {# pomarańczowe kości} many {# pomarańczowych kości} other {# pomarańczowej kości}}',
  'rajas.dice.purple':
    '{n, plural, one {# fioletowa kość} few {# fioletowe kości} many {# fioletowych kości} other {# fioletowej kości}}',
  'rajas.dieWithValue':
    '{case, select, acc {{die_acc} ({value, number})} gen {{die_gen} ({value, number})} other {{die} ({value, number})}}',
  'rajas.back.cow': 'krowa',
  'rajas.back.snake': 'wąż',
  'rajas.back.tiger': 'tygrys',
  'rajas.good.silk': '{case, select, other {jedwab}}',
  'rajas.good.spices': '{case, select, other {przyprawy}}',
  'rajas.good.tea': '{case, select, acc {herbatę} other {herbata}}',
  'rajas.building.fort': '{case, select, other {fort}}',
  'rajas.building.mill': '{case, select, other {młyn}}',
  'rajas.building.palace': '{case, select, other {pałac}}',
  'rajas.building.temple': '{case, select, acc {świątynię} other {świątynia}}',
  'rajas.market': 'targ: {good} {value, number}',
  'rajas.tile': '{colour} {cost, number} – {contents}',
  'rajas.slot.white': 'biały',
  'rajas.slot.yellow': 'żółty',
  'rajas.slot.red': 'czerwony',
  'rajas.slot.brown': 'brązowy',
  'rajas.incomeTile': '{colour}: {what}',
  'rajas.area.quarry': 'Kamieniołom',
  'rajas.area.market': 'Rynek',
  'rajas.area.palace': 'Pałac',
  'rajas.area.harbour': 'Port',
  'rajas.space.quarry': 'kamieniołom {number, number}',
  'rajas.space.harbour': 'port {number, number}',
  'rajas.space.terrace': 'taras zewnętrzny {number, number}',
  'rajas.space.goods': 'różne towary {number, number}',
  'rajas.space.good': 'towar jednego rodzaju: {good}',
  'rajas.space.garden': 'ogrody: {what}',
  'rajas.space.balcony': 'balkon: {die} → {what}',
  'rajas.space.chamber': 'komnata {number, number}: {name}',
  'rajas.space.free': 'wolne',
  'rajas.chamber.1': 'Wielki Mogoł',
  'rajas.chamber.2': 'tancerka',
  'rajas.chamber.3': 'jogin',
  'rajas.chamber.4': 'radża Man Singh',
  'rajas.chamber.5': 'mistrz budownictwa',
  'rajas.chamber.6': 'Portugalczyk',

  'rajas.benefit.none': 'nic',
  'rajas.benefit.all': '{parts}',
  'rajas.benefit.coins':
    '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'rajas.benefit.fame':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}}',
  'rajas.benefit.karma':
    '{n, plural, one {# punkt karmy} few {# punkty karmy} many {# punktów karmy} other {# punktu karmy}}',
  'rajas.benefit.anyDice':
    '{n, plural, one {# kość dowolnego koloru} few {# kości dowolnych kolorów} many {# kości dowolnych kolorów} other {# kości dowolnych kolorów}}',
  'rajas.benefit.anyDicePerKarma':
    '{n, plural, one {# kość dowolnego koloru} few {# kości dowolnych kolorów} many {# kości dowolnych kolorów} other {# kości dowolnych kolorów}} za każdy poziom karmy',
  'rajas.benefit.colourDice': '{dice}',
  'rajas.benefit.colourDicePerKarma': '{die} za każdy poziom karmy',
  'rajas.benefit.upgrade':
    '{n, plural, one {# usprawnienie} few {# usprawnienia} many {# usprawnień} other {# usprawnienia}}',
  'rajas.benefit.boatNextFree': 'łódź na następne wolne pole',
  'rajas.benefit.boatUpTo':
    'łódź o najwyżej {n, plural, one {# wolne pole} few {# wolne pola} many {# wolnych pól} other {# wolnego pola}}',
  'rajas.benefit.boatExactly':
    'łódź o dokładnie {n, plural, one {# wolne pole} few {# wolne pola} many {# wolnych pól} other {# wolnego pola}}',
  'rajas.benefit.palaceAction': 'jedna akcja w pałacu: {chambers}',
  'rajas.benefit.palacePerson': 'akcja w pałacu: {chamber}',
  'rajas.benefit.coinsPerMarket':
    '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} za każdy własny targ',
  'rajas.benefit.coinsPerUpgrade':
    '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} za każde wykonane usprawnienie',
  'rajas.benefit.famePerUpgrade':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} za każde wykonane usprawnienie',
  'rajas.benefit.famePerKarma':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} za każdy poziom karmy',
  'rajas.benefit.famePerMarketTile':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} za każdy kafel z targiem',
  'rajas.benefit.famePerRiverSpaces':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} za każde {per, plural, one {# pole rzeki} few {# pola rzeki} many {# pól rzeki} other {# pola rzeki}}',
  'rajas.benefit.coinsPerBuilding':
    '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} za każdy własny budynek',
  'rajas.benefit.coinsPerIncomeConnected':
    '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} za każdy połączony żeton specjalny',
  'rajas.benefit.famePerCurve':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} za każdy zakręt',
  'rajas.benefit.famePerWorker':
    '{n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} za każdego aktywnego pracownika',
  'rajas.benefit.differentGoods':
    'różne towary, {max, plural, one {# targ} few {do # targów} many {do # targów} other {do # targu}}',
  'rajas.benefit.oneGood':
    'towar jednego rodzaju, {max, plural, one {# targ} few {do # targów} many {do # targów} other {do # targu}}',
  'rajas.benefit.whiteIncomeTile':
    '{n, plural, one {biały żeton specjalny} few {# białe żetony specjalne} many {# białych żetonów specjalnych} other {# białego żetonu specjalnego}}',
  'rajas.benefit.chooseIncomeTile':
    '{n, plural, one {żeton specjalny do wyboru} few {# żetony specjalne do wyboru} many {# żetonów specjalnych do wyboru} other {# żetonu specjalnego do wyboru}}',
  'rajas.benefit.coverTile': 'przykrycie kafla droższym',
  'rajas.benefit.startPlayerNextRound': 'gracz rozpoczynający następną rundę',
  'rajas.benefit.terrace':
    '{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, potem przerzut dowolnych własnych kości',

  'rajas.startCoins': '{who}: {n, number}',
  'rajas.from.setup': 'przygotowanie',
  'rajas.from.garden': 'ogrody',
  'rajas.from.balcony': 'balkon',
  'rajas.from.river': 'pole rzeki {space, number}',
  'rajas.from.riverTile': 'żeton rzeki na polu {space, number}',
  'rajas.from.bridge': 'za mostem',
  'rajas.from.fame': 'bonus za sławę {at, number}',
  'rajas.from.wealth': 'bonus za bogactwo {at, number}',
  'rajas.from.tile': 'kafel na {cell}',
  'rajas.from.income': 'pole specjalne {income}',
  'rajas.from.incomeTile': 'żeton specjalny na polu {income}',
  'rajas.from.whiteTile': 'biały żeton specjalny',
  'rajas.from.missedTurn': 'utracona tura',
  'rajas.how.counted': '{from} ({what} × {count, number})',
  'rajas.how.list': '{from} ({list})',
  'rajas.how.building': '{building} {fame, number}',
  'rajas.how.market': '{good} {value, number}',

  'rajas.group.pay': 'Zapłata',
  'rajas.group.build': 'Budowa',
  'rajas.group.dice': 'Kości',
  'rajas.group.gain': 'Korzyść',
  'rajas.group.decline': 'Bez tego',
  'rajas.label.decline': 'Nie biorę',
  'rajas.label.pass': 'Pasuj',
  'rajas.label.payDice': 'Zapłać: {dice}',
  'rajas.label.keepDice': 'Zostaw wszystkie kości',
  'rajas.label.rerollDice': 'Przerzuć wybrane kości',
  'rajas.label.stopTaking': 'Nie bierz więcej kości',
  'rajas.label.good':
    '{good}: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'rajas.label.layIncomeTile': '{tile} → pole {slot}',
  'rajas.label.moveBoat': 'Płyń na pole {space, number}: {what}',
  'rajas.label.flipDie': '{die} ({value, number}), obrócona na {to, number}',
  'rajas.label.returnDie': 'Zwróć {die_acc} ({value, number}), by zrobić miejsce',
  'rajas.label.takeDie': 'Weź {die_acc}',
  'rajas.label.placeTile': 'Pole {cell}, drogi {roads}',
  'rajas.label.takeIncome': 'Pole specjalne {income}: {what}',
  'rajas.label.upgrade': '{building}: {from, number} → {to, number}',
  'rajas.cost.coins':
    'Koszt: {n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'rajas.cost.karma':
    'Koszt: {n, plural, one {# punkt karmy} few {# punkty karmy} many {# punktów karmy} other {# punktu karmy}}',
  'rajas.cost.tile': 'Koszt: wartość kafla w kościach jego koloru',
  'rajas.cost.die': 'Koszt: {die}',
  'rajas.cost.anyDie': 'Koszt: jedna kość',
  'rajas.cost.dieOf': 'Koszt: kość o wartości {values}',
  'rajas.preview.reroll':
    '{dice, plural, one {# kość pokazuje} few {# kości pokazują razem} many {# kości pokazuje razem} other {# kości pokazuje razem}} {now, number}; szansa na więcej po przerzucie: {chance, number, odds}',
  'rajas.gain.boat': 'Łódź może dotrzeć na: {spaces}',
  'rajas.gain.worker': 'Nowy pracownik na moście',
  'rajas.gain.lastRoad': 'Uwaga: to zamyka ostatnią otwartą drogę.',
  'rajas.gain.idle': 'Droga już tu dochodzi: żeton nic nie daje.',

  'rajas.prompt.place': 'Umieść pracownika.',
  'rajas.prompt.lastPlace': 'Ostatnia tura: umieść pracownika albo spasuj.',
  'rajas.prompt.cost': 'Wybierz kość do zapłaty: {space}',
  'rajas.prompt.tile': 'Wybierz kafel do budowy.',
  'rajas.prompt.coverTile': 'Wybierz kafel, który przykryje tańszy.',
  'rajas.prompt.site': 'Wybierz pole i obrót. {tile}',
  'rajas.prompt.coverSite': 'Wybierz kafel do przykrycia i obrót. {tile}',
  'rajas.prompt.pay':
    'Zapłać jeszcze {due, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} kośćmi tego koloru: {colour}.',
  'rajas.prompt.mustTake': 'Jest miejsce: weź kość.',
  'rajas.prompt.dice': 'Weź kości, potem rzuć nimi razem. Pozostało: {dice}.',
  'rajas.prompt.rerollChoice': 'Wybierz dowolne kości do wspólnego przerzutu.',
  'rajas.prompt.upgrade': 'Wybierz rodzaj budynku do usprawnienia.',
  'rajas.prompt.karma':
    'Weź do {n, plural, one {# punktu karmy} few {# punktów karmy} many {# punktów karmy} other {# punktu karmy}}.',
  'rajas.prompt.boat':
    'Przesuń łódź, {reach, plural, one {# wolne pole} few {do # wolnych pól} many {do # wolnych pól} other {do # wolnego pola}}.',
  'rajas.prompt.chamber': 'Wybierz akcję w pałacu.',
  'rajas.prompt.good':
    'Wybierz towar na sprzedaż, {max, plural, one {# targ} few {do # targów} many {do # targów} other {do # targu}}.',
  'rajas.prompt.income': 'Wybierz następne pole specjalne.',
  'rajas.prompt.slot': 'Wybierz żeton specjalny.',
  'rajas.prompt.slotFor': 'Wybierz pole dla tego żetonu. {tile}',
  'rajas.prompt.chance': 'Decyduje los.',

  'rajas.why.taken': 'Stoi tu już pracownik: {who}.',
  'rajas.why.coins':
    'Kosztuje {n, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}; monet do zapłaty: {has, number}.',
  'rajas.why.queue': 'Te pola zapełniają się od lewej do prawej; poprzednie jest jeszcze wolne.',
  'rajas.why.once': 'Na tych polach każdy gracz ma najwyżej jednego pracownika w rundzie.',
  'rajas.why.dieOfColour': 'Brakuje kości w kolorze zapłaty: {die}.',
  'rajas.why.dieOfValue':
    'Żadna kość, nawet obrócona za karmę, nie pokazuje wartości zapłaty: {values}.',
  'rajas.why.noDie': 'Nie ma kości do zapłaty.',
  'rajas.why.noRoad': 'Żadna droga prowincji nie prowadzi już na puste pole.',
  'rajas.why.noTile': 'Kości, także obrócone, nie wystarczają na żaden kafel z oferty.',
  'rajas.why.riverEnd': 'Łódź stoi na ostatnim polu rzeki.',
  'rajas.why.tooFar': 'Przed łodzią muszą być wolne pola: {n, number}.',
  'rajas.why.noCover': 'Pozostałe kości nie pozwalają przykryć żadnego własnego kafla droższym.',
  'rajas.why.tooDear': 'Kosztuje {cost, number}; kości tego koloru dają najwyżej {best, number}.',

  'rajas.tell.roundBegan': 'Zaczyna się runda {round, number}. Gracz rozpoczynający: {who}.',
  'rajas.tell.firstPlayerFound':
    '{who}: ma najniższą sumę, bierze słonia i zaczyna. Monety na początek: {coins}.',
  'rajas.tell.firstPlayerDrawn':
    '{who}: bierze słonia w losowaniu spośród najniższych sum i zaczyna. Monety na początek: {coins}.',
  'rajas.tell.firstDice': '{who}: kości na początek: {dice}.',
  'rajas.tell.workerActivated': '{who}: dołącza pracownik – {from}.',
  'rajas.tell.tileRevealed': 'Nowy kafel: {tile}.',
  'rajas.tell.riverCounted':
    'Kość rzeki pokazuje {face, number}{space, plural, =0 { i wychodzi poza rzekę: koniec żetonów.} other {: pole #.}}',
  'rajas.tell.riverTileLaid': 'Żeton rzeki przykrywa pole {space, number}.',
  'rajas.tell.whiteTilesShuffled': 'Białe żetony specjalne są tasowane od nowa.',
  'rajas.tell.matchEnded': 'Ostatni etap dobiegł końca.',
  'rajas.tell.workerPlaced': '{who}: umieszcza pracownika – {space}.',
  'rajas.tell.coinsPaid':
    '{who}: płaci {n, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} – {from}.',
  'rajas.tell.coinsGained':
    '{who}: zyskuje {n, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} – {from}.',
  'rajas.tell.fameGained':
    '{who}: zyskuje {n, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktu sławy}} – {from}.',
  'rajas.tell.karmaGained':
    '{who}: zyskuje {n, plural, one {# punkt karmy} few {# punkty karmy} many {# punktów karmy} other {# punktu karmy}} – {from}.',
  'rajas.tell.diePaid': '{who}: oddaje {die_acc} ({value, number}).',
  'rajas.tell.dieFlipped': '{who}: obraca za karmę i oddaje {die_acc} ({value, number}).',
  'rajas.tell.dieReturned': '{who}: zwraca {die_acc}, by zrobić miejsce.',
  'rajas.tell.dieTaken': '{who}: bierze {die_acc} – {from}.',
  'rajas.tell.diceRolled': '{who}: rzut: {dice}.',
  'rajas.tell.diceRerolled': '{who}: przerzut: {dice} ({from}).',
  'rajas.tell.gainDeclined': '{who}: nie chce nic więcej ({from}).',
  'rajas.tell.turnPassed': '{who}: nie umieszcza pracownika.',
  'rajas.tell.tilePlaced':
    '{who}: buduje na {cell} ({tile}{turn, plural, =0 {} one {, obrócony o # ćwierć} few {, obrócony o # ćwierci} many {, obrócony o # ćwierci} other {, obrócony o # ćwierci}}).',
  'rajas.tell.tileCovered':
    '{who}: przykrywa {cell} ({tile}{turn, plural, =0 {} one {, obrócony o # ćwierć} few {, obrócony o # ćwierci} many {, obrócony o # ćwierci} other {, obrócony o # ćwierci}}).',
  'rajas.tell.incomeLinked': '{who}: pole specjalne {income} połączone z rezydencją – {from}.',
  'rajas.tell.incomeTileDealt': '{who}: otrzymuje żeton specjalny ({tile}; {from}).',
  'rajas.tell.incomeTileLaid': '{who}: kładzie żeton specjalny na pole {slot} ({tile}; {from}).',
  'rajas.tell.tileOffered': '{who}: może położyć żeton specjalny za utraconą turę.',
  'rajas.tell.whiteTileDrawn': '{who}: dobiera żeton specjalny ({tile}; {from}).',
  'rajas.tell.goodSold': '{who}: sprzedaje {good_acc}.',
  'rajas.tell.upgraded': '{who}: usprawnia {building_acc} do {fame, number} ({from}).',
  'rajas.tell.upgradedLate':
    '{who}: usprawnia {building_acc} do {fame, number} ({from}); liczy się od następnej tury.',
  'rajas.tell.chamberVisited': '{who}: korzysta z akcji w pałacu – {chamber} ({from}).',
  'rajas.tell.boatMoved': '{who}: łódź płynie na pole {space, number} – {from}.',
  'rajas.tell.bonusReached.fame': '{who}: osiąga sławę {at, number}.',
  'rajas.tell.bonusReached.wealth': '{who}: osiąga bogactwo {at, number}.',
  'rajas.tell.workerLeft.bridge': '{who}: ostatni pracownik opuszcza most i grę.',
  'rajas.tell.workerLeft.fame': '{who}: ostatni pracownik opuszcza tor sławy i grę.',
  'rajas.tell.workerLeft.wealth': '{who}: ostatni pracownik opuszcza tor bogactwa i grę.',
  'rajas.tell.elephantClaimed': '{who}: zacznie następną rundę – {from}.',
  'rajas.tell.markersCrossed':
    '{who}: znaczniki {gap, plural, =0 {się spotykają} one {mijają się o # punkt} few {mijają się o # punkty} many {mijają się o # punktów} other {mijają się o # punktu}}. Ten etap jest ostatni.',

  'rajas.result.won':
    '{winner} wygrywa: znaczniki {gap, plural, =0 {spotkały się dokładnie} one {minęły się o # punkt} few {minęły się o # punkty} many {minęły się o # punktów} other {minęły się o # punktu}}.',
  'rajas.result.wonAhead':
    '{winner} wygrywa: znaczniki minęły się o {gap, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, o {lead, number} więcej niż {next}.',
  'rajas.result.wonEarlier':
    '{winner} wygrywa: {next} ma tę samą różnicę, ale znaczniki spotkały się tam później.',
  'rajas.result.tracks': 'sława {fame, number}, bogactwo {wealth, number}',
  'rajas.race.crossed':
    '{gap, plural, =0 {spotkały się} one {minęły się o # punkt} few {minęły się o # punkty} many {minęły się o # punktów} other {minęły się o # punktu}}',
  'rajas.result.crossed':
    '{gap, plural, =0 {znaczniki się spotykają} one {znaczniki minęły się o # punkt} few {znaczniki minęły się o # punkty} many {znaczniki minęły się o # punktów} other {znaczniki minęły się o # punktu}}',
  'rajas.result.missing':
    '{missing, plural, one {brakuje # punktu sławy} few {brakuje # punktów sławy} many {brakuje # punktów sławy} other {brakuje # punktu sławy}}',
  'rajas.result.tie': 'równa różnica: wygrywają znaczniki, które minęły się wcześniej',
  'rajas.result.shared': 'po równo: miejsce wspólne',

  'rajas.panel.race':
    '{round, plural, =0 {Przygotowanie} other {Runda {round, number}, etap {cycle, number}}}. Gracz rozpoczynający: {who}',
  'rajas.panel.offer': 'Kafle w ofercie',
  'rajas.panel.board': 'Pola pracowników',
  'rajas.panel.river': 'Rzeka (most za polem {bridge, number})',
  'rajas.panel.income': 'Żetony specjalne do wyboru',
  'rajas.panel.province': 'Prowincja: {who}',
  'rajas.head.player': 'Gracz',
  'rajas.head.fame': 'Sława',
  'rajas.head.wealth': 'Bogactwo',
  'rajas.head.gap': 'Różnica',
  'rajas.head.karma': 'Karma',
  'rajas.head.boat': 'Łódź',
  'rajas.head.workers': 'Pracownicy',
  'rajas.head.dice': 'Kości',
  'rajas.head.colour': 'Kolor',
  'rajas.head.supply': 'Kości w zasobach',
  'rajas.head.area': 'Obszar',
  'rajas.head.space': 'Pole',
  'rajas.head.cost': 'Koszt',
  'rajas.head.nextFame': 'Następne na torze sławy',
  'rajas.head.nextWealth': 'Następne na torze bogactwa',
  'rajas.head.waiting': 'Pracownicy do zdobycia',
  'rajas.head.worker': 'Pracownik',
  'rajas.head.benefit': 'Korzyść',
  'rajas.head.boats': 'Łodzie',
  'rajas.head.income': 'Pole specjalne',
  'rajas.head.cells': 'Obok',
  'rajas.head.linked': 'Stan',
  'rajas.head.upgrades': 'Sława za budynek',
  'rajas.race.workers': '{unplaced, number} z {workers, number}',
  'rajas.race.dice': '{dice, number} z {capacity, number}',
  'rajas.roads.none': '{sign} bez drogi',
  'rajas.roads.end': '{sign} ślepa droga',
  'rajas.roads.straight': '{sign} prosta droga',
  'rajas.roads.bend': '{sign} zakręt',
  'rajas.roads.fork': '{sign} rozwidlenie',
  'rajas.roads.crossing': '{sign} skrzyżowanie',
  'rajas.offeredTile': '{tile} · {roads}',
  'rajas.price.free': 'za darmo',
  'rajas.price.tile': 'kości w kolorze kafla',
  'rajas.price.anyDie': 'dowolna kość',
  'rajas.price.dieOf': 'kość o wartości {values}',
  'rajas.next.at': '{at, number}: {what}',
  'rajas.next.worker': 'pracownik',
  'rajas.next.none': '–',
  'rajas.waiting.fame': 'sława {at, number}',
  'rajas.waiting.wealth': 'bogactwo {at, number}',
  'rajas.waiting.bridge': 'most za polem {at, number}',
  'rajas.offer.top': '{tile} (+{left, number})',
  'rajas.offer.none': 'pusty',
  'rajas.river.boats': '{boats}',
  'rajas.river.noBoat': '–',
  'rajas.scroll.now': '{building} {fame, number}',
  'rajas.scroll.late': '{building} {fame, number} (od następnej tury)',
  'rajas.income.plain': '{name}',
  'rajas.income.slot': '{name} ({colour})',
  'rajas.income.tile': 'żeton: {what}',
  'rajas.income.idle': '{what} (leży tu żeton bez działania)',
  'rajas.income.linked': 'zdobyte',
  'rajas.income.open': 'otwarte',
  'rajas.cell.tile': '{cell}: {tile}',
  'rajas.cell.covered': '{cell}: {tile} (na innym kaflu)',
  'rajas.cell.residence': '{cell}: rezydencja',
  'rajas.cell.block': '{cell}: brak miejsca na kafel',
  'rajas.cell.open': '{cell}: puste, prowadzi tu droga',
  'rajas.cell.empty': '{cell}: puste',

  'rajas.fault.stackSize':
    'Stos {stack} ma {found, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}, a jego rozmiar to {wanted, number}.',
  'rajas.fault.contents': 'Kafel ma łącznie jeden lub dwa targi i budynki.',
  'rajas.fault.rising': 'Miejsca na torze muszą być różne i rosnące.',
  'rajas.fault.bonus': 'Miejsce na torze sławy ma albo korzyść, albo pracownika.',
  'rajas.fault.oneWorker': 'Tor sławy potrzebuje dokładnie jednego pracownika.',
  'rajas.fault.multiple': 'Tor bogactwa musi być całkowitą wielokrotnością toru sławy.',
  'rajas.fault.bridge': 'Most musi leżeć przed ostatnim polem rzeki.',
  'rajas.fault.access':
    'Dostęp wymaga pola pod kafel i boku przy brzegu lub przy zamkniętym polu, i służy tylko raz.',
  'rajas.fault.slot': 'Tylko tył prowincji ma pola na żetony i tam ma je każde pole specjalne.',
  'rajas.fault.karma': 'Karma zaczyna powyżej najwyższego poziomu.',
  'rajas.fault.brown':
    'Potrzebny jest brązowy żeton specjalny dla każdego gracza i brązowe pole na niego.',
  'rajas.camera.board': 'na planszę',
  'rajas.camera.offer': 'na wystawione kafle',
  'rajas.camera.quarry': 'na kamieniołom',
  'rajas.camera.palace': 'na pałac',
  'rajas.camera.market': 'na rynek',
  'rajas.camera.harbour': 'na port',
  'rajas.camera.river': 'na rzekę',
  'rajas.camera.supply': 'na zasoby ogólne',
  'rajas.handful.one': 'jedna kość',
  'rajas.handful.dice': '5 kości',
  'rajas.handful.many': '16 kości',
}
