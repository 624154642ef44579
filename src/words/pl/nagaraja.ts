/** Polish texts of Nagaraja. */
import type { nagaraja as source } from '../en/nagaraja.ts'

export const nagaraja: Readonly<Record<keyof typeof source, string>> = {
  'nagaraja.name': 'Nagaraja',
  'nagaraja.tagline':
    'Wezwij los, zbuduj świątynię, odkryj jej relikwie – i strzeż się tych przeklętych.',
  'nagaraja.option.memory': 'Pamięć o relikwiach',
  'nagaraja.option.memory.about':
    'Zakryte relikwie, które gracz już widział, pozostają oznaczone tylko w jego widoku.',
  'nagaraja.draw.relics': 'Dziewięć relikwii trafia do skrytek',
  'nagaraja.draw.room': 'Odkrycie następnej komnaty',
  'nagaraja.draw.amulet': 'Amulet trafia na kryptę',
  'nagaraja.draw.cards': 'Dobieranie kart',
  'nagaraja.draw.handCard': 'Losowa karta z ręki',

  'nagaraja.none': 'brak',
  'nagaraja.who': '{who}',
  'nagaraja.number': '{n, number}',
  'nagaraja.list': '{items}',
  'nagaraja.quoted': '„{card}”',
  'nagaraja.activationAt': '„{card}”, cel: {target}',
  'nagaraja.pair': '{a} i {b}',
  'nagaraja.way': '{from} → {to}',
  'nagaraja.slot': 'pole {slot}',
  'nagaraja.niche': 'skrytka {niche}',
  'nagaraja.aim.rotate':
    '{place}, {turns, plural, one {# ćwierć obrotu} few {# ćwierci obrotu} many {# ćwierci obrotu} other {# ćwierci obrotu}}',
  'nagaraja.placed': '{place} ({who})',
  'nagaraja.found': '{place}: {relic}',
  'nagaraja.race.points': 'punkty: {n, number} z {of, number}',
  'nagaraja.race.cursed': 'przeklęte: {n, number} z {of, number}',
  'nagaraja.race.fate': 'los: {n, number}',
  'nagaraja.outOf': '{n, number} z {of, number}',
  'nagaraja.cardWithSticks': '„{card}” – {sticks}',
  'nagaraja.roomAsItLies': '{room} {glyph}',
  'nagaraja.stacks':
    'komnaty {rooms, number}, amulety {amulets, number}, karty {cards, number}, odrzucone {discard, number}',
  'nagaraja.offer': 'Właśnie dobrane (dwie zostają, jedna przechodzi do przeciwnika):',
  'nagaraja.seen': 'Właśnie obejrzane: {relics}',

  'nagaraja.kind.brown': 'brązowa',
  'nagaraja.kind.white': 'biała',
  'nagaraja.kind.green': 'zielona',
  'nagaraja.face':
    '{nagas, plural, =0 {{kind} {points, number}} other {{points, plural, =0 {{kind} naga} other {{kind} {points, number} + naga}}}}',
  'nagaraja.faceOnly':
    '{nagas, plural, =0 {{points, number}} other {{points, plural, =0 {naga} other {{points, number} + naga}}}}',
  'nagaraja.sticks.brown':
    '{n, plural, one {# brązowa pałeczka} few {# brązowe pałeczki} many {# brązowych pałeczek} other {# brązowej pałeczki}}',
  'nagaraja.sticks.white':
    '{n, plural, one {# biała pałeczka} few {# białe pałeczki} many {# białych pałeczek} other {# białej pałeczki}}',
  'nagaraja.sticks.green':
    '{n, plural, one {# zielona pałeczka} few {# zielone pałeczki} many {# zielonych pałeczek} other {# zielonej pałeczki}}',
  'nagaraja.symbol.card': 'karta',
  'nagaraja.symbol.relic': 'relikwia',
  'nagaraja.symbol.room': 'komnata',
  'nagaraja.symbol.stick': 'pałeczka',
  'nagaraja.relic.unknown': 'zakryta relikwia',
  'nagaraja.relic.sacred': 'święta relikwia ({n, number})',
  'nagaraja.relic.cursed': 'przeklęta relikwia ({n, number})',
  'nagaraja.amulet.vp1': 'amulet za 1 punkt zwycięstwa',
  'nagaraja.amulet.vp2': 'amulet za 2 punkty zwycięstwa',
  'nagaraja.amulet.draw': 'amulet dobrania',
  'nagaraja.amulet.cancel': 'amulet anulowania',
  'nagaraja.room.straight': 'prosty korytarz',
  'nagaraja.room.tee': 'rozwidlenie',
  'nagaraja.room.cross': 'skrzyżowanie',
  'nagaraja.room.twinCorners': 'dwa zakręty',
  'nagaraja.room.cornerCrypt': 'zakręt z kryptą',
  'nagaraja.room.teeCrypt': 'rozwidlenie z kryptą',

  'nagaraja.card.addPoints':
    '{n, plural, one {+# punkt losu} few {+# punkty losu} many {+# punktów losu} other {+# punktu losu}}',
  'nagaraja.card.rerollSticks':
    '{n, plural, one {Przeciwnik przerzuca # pałeczkę} few {Przeciwnik przerzuca # pałeczki} many {Przeciwnik przerzuca # pałeczek} other {Przeciwnik przerzuca # pałeczki}}',
  'nagaraja.card.discardSticks':
    '{n, plural, one {Odrzuć # pałeczkę przeciwnika} few {Odrzuć # pałeczki przeciwnika} many {Odrzuć # pałeczek przeciwnika} other {Odrzuć # pałeczki przeciwnika}}',
  'nagaraja.card.lookRelics':
    '{n, plural, one {Obejrzyj # zakrytą relikwię} few {Obejrzyj # zakryte relikwie} many {Obejrzyj # zakrytych relikwii} other {Obejrzyj # zakrytej relikwii}} ({arrow, select, self {własna świątynia} opponent {świątynia przeciwnika} other {dowolna świątynia}})',
  'nagaraja.card.swapRelics':
    'Zamień miejscami dwie relikwie ({arrow, select, self {własna świątynia} opponent {świątynia przeciwnika} other {dowolna świątynia}})',
  'nagaraja.card.rotateRoom':
    'Obróć komnatę ({arrow, select, self {własna świątynia} opponent {świątynia przeciwnika} other {dowolna świątynia}})',
  'nagaraja.card.moveRoom': 'Przenieś komnatę (własna świątynia)',
  'nagaraja.card.swapRooms':
    'Zamień miejscami dwie komnaty ({arrow, select, self {własna świątynia} opponent {świątynia przeciwnika} other {dowolna świątynia}})',
  'nagaraja.card.placeTrap': 'Pułapka (świątynia przeciwnika)',
  'nagaraja.card.takeFromDiscard': 'Weź kartę ze stosu kart odrzuconych',
  'nagaraja.card.drawCards':
    '{n, plural, one {Dobierz # kartę} few {Dobierz # karty} many {Dobierz # kart} other {Dobierz # karty}}',
  'nagaraja.card.discardRandomFromHand': 'Przeciwnik traci losową kartę',

  'nagaraja.about.addPoints':
    'Dodaje {n, plural, one {# punkt losu} few {# punkty losu} many {# punktów losu} other {# punktu losu}} do twojej sumy w tej rundzie.',
  'nagaraja.about.rerollSticks':
    'Wybierasz {n, plural, one {# pałeczkę} few {# pałeczki} many {# pałeczek} other {# pałeczki}} przeciwnika do przerzutu.',
  'nagaraja.about.discardSticks':
    'Wybierasz {n, plural, one {# pałeczkę} few {# pałeczki} many {# pałeczek} other {# pałeczki}} przeciwnika do odrzucenia; może odejść także naga.',
  'nagaraja.about.lookRelics':
    'Oglądasz {n, plural, one {# zakrytą relikwię} few {# zakryte relikwie} many {# zakrytych relikwii} other {# zakrytej relikwii}}; wszystko zostaje na miejscu.',
  'nagaraja.about.swapRelics':
    'Dwie relikwie jednej świątyni zamieniają się skrytkami; każda staje się odkryta lub zakryta jak jej nowa skrytka.',
  'nagaraja.about.rotateRoom': 'Jedna komnata obraca się na swoim polu o jedną do trzech ćwiartek.',
  'nagaraja.about.moveRoom':
    'Jedna twoja komnata przechodzi bez obracania na dowolne wolne pole twojej świątyni.',
  'nagaraja.about.swapRooms':
    'Dwie komnaty jednej świątyni zamieniają się miejscami, żadna się nie obraca.',
  'nagaraja.about.placeTrap': 'Na polu z pułapką w świątyni przeciwnika nie można położyć komnaty.',
  'nagaraja.about.takeFromDiscard':
    'Przeglądasz stos kart odrzuconych i bierzesz w tajemnicy jedną kartę.',
  'nagaraja.about.drawCards':
    'Dobierasz na rękę {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'nagaraja.about.discardRandomFromHand': 'Los odrzuca jedną kartę z ręki przeciwnika.',

  'nagaraja.hint.rerollSticks':
    'Wybierz {n, plural, one {# pałeczkę} few {# pałeczki} many {# pałeczek} other {# pałeczki}} do przerzutu.',
  'nagaraja.hint.discardSticks':
    'Wybierz {n, plural, one {# pałeczkę} few {# pałeczki} many {# pałeczek} other {# pałeczki}} do odrzucenia.',
  'nagaraja.hint.lookRelics':
    'Wybierz {n, plural, one {# zakrytą relikwię} few {# zakryte relikwie} many {# zakrytych relikwii} other {# zakrytej relikwii}} do obejrzenia.',
  'nagaraja.hint.swapRelics': 'Wybierz dwie relikwie jednej świątyni.',
  'nagaraja.hint.rotateRoom': 'Wybierz komnatę i jej obrót.',
  'nagaraja.hint.moveRoom': 'Wybierz swoją komnatę i wolne pole.',
  'nagaraja.hint.swapRooms': 'Wybierz dwie komnaty jednej świątyni.',
  'nagaraja.hint.placeTrap': 'Wybierz wolne pole w świątyni przeciwnika.',
  'nagaraja.hint.addPoints': 'Cel nie jest potrzebny.',
  'nagaraja.hint.takeFromDiscard': 'Cel nie jest potrzebny.',
  'nagaraja.hint.drawCards': 'Cel nie jest potrzebny.',
  'nagaraja.hint.discardRandomFromHand': 'Cel nie jest potrzebny.',

  'nagaraja.group.addToCommit': 'Dla pałeczek',
  'nagaraja.group.commit': 'Wezwanie losu',
  'nagaraja.group.pass': 'Pas',
  'nagaraja.group.playCard': 'Użyj nagi',
  'nagaraja.group.chooseStick': 'Pałeczki',
  'nagaraja.group.chooseRelic': 'Relikwie',
  'nagaraja.group.swapRelics': 'Zamiana relikwii',
  'nagaraja.group.rotateRoom': 'Obrót komnaty',
  'nagaraja.group.moveRoom': 'Przeniesienie komnaty',
  'nagaraja.group.swapRooms': 'Zamiana komnat',
  'nagaraja.group.placeTrap': 'Pułapka',
  'nagaraja.group.letStand': 'Bez anulowania',
  'nagaraja.group.cancel': 'Anulowanie',
  'nagaraja.group.useAmulet': 'Amulety',
  'nagaraja.group.recover': 'Karty odrzucone',
  'nagaraja.group.placeRoom': 'Budowa komnaty',
  'nagaraja.group.giveCard': 'Karta dla przeciwnika',

  'nagaraja.label.addToCommit': 'Połóż {card}',
  'nagaraja.label.commit': 'Wezwij los',
  'nagaraja.label.pass': 'Pas',
  'nagaraja.label.playCard': '{card} – za nagę ({kind})',
  'nagaraja.label.letStand': 'Niech karta działa',
  'nagaraja.label.cancel': 'Anuluj kartę ({amulet})',
  'nagaraja.label.useAmulet': 'Dobierz kartę ({amulet})',
  'nagaraja.label.recover': 'Weź {card}',
  'nagaraja.label.giveCard': 'Daj {card}',
  'nagaraja.label.placeRoom': 'Pole {slot}: {room}',
  'nagaraja.label.chooseStick': 'Pałeczka: {stick}',
  'nagaraja.label.rotateRoom':
    'Pole {place}: {turns, plural, one {# ćwierć obrotu} few {# ćwierci obrotu} many {# ćwierci obrotu} other {# ćwierci obrotu}}, potem {room}',
  'nagaraja.label.moveRoom': '{room}: {from} → {to}',
  'nagaraja.label.placeTrap': 'Pułapka na polu {slot}',

  'nagaraja.prompt.chance': 'Rozstrzyga los.',
  'nagaraja.prompt.waiting': '{who}: zastanawia się.',
  'nagaraja.prompt.call':
    'Wezwanie losu: połóż zakrytą kartę albo kilka kart z tym samym symbolem.',
  'nagaraja.prompt.callMore':
    'Wezwanie losu: {n, plural, one {leży # karta} few {leżą # karty} many {leży # kart} other {leży # karty}}. Dołóż karty z tym samym symbolem albo wezwij los.',
  'nagaraja.prompt.callEmpty': 'Wezwanie losu: twoja ręka jest pusta.',
  'nagaraja.prompt.turn':
    'Użyj nagi, by aktywować kartę, albo spasuj. Punkty losu: ty {own, number}, przeciwnik {other, number}.',
  'nagaraja.prompt.target': '„{card}”: {hint}',
  'nagaraja.prompt.window.cancel': '{who}: aktywuje {what}. Anulować?',
  'nagaraja.prompt.window.draw':
    '{who}: aktywuje {what}. Nie masz amuletu anulowania: pozwól na to albo najpierw dobierz kartę.',
  'nagaraja.prompt.window.none':
    '{who}: aktywuje {what}. Nie masz amuletu anulowania: pozwól na to.',
  'nagaraja.prompt.recover': 'Weź jedną kartę ze stosu kart odrzuconych.',
  'nagaraja.prompt.explore':
    'Połóż komnatę: przy wejściu albo obok innej komnaty, w dowolnym ustawieniu.',
  'nagaraja.prompt.give': 'Zatrzymaj dwie z dobranych kart i oddaj trzecią ({other}).',

  'nagaraja.preview.throw':
    'Rzut: {sticks}. Średnio punktów losu: {points, number}; szansa na nagę: {naga, number, percent}.',
  'nagaraja.odds.of': '{who}: {odds}',
  'nagaraja.odds.room': '{who}: szansa na zdobycie komnaty {room, number, percent}.',
  'nagaraja.fate.lies':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} · {nagas, plural, =0 {bez nagi} one {# naga} few {# nagi} many {# nag} other {# nagi}}',
  'nagaraja.fate.called': 'około {points, number} · naga {naga, number, percent}',
  'nagaraja.fate.falls':
    'około {points, number} · naga {naga, number, percent} · komnata {room, number, percent}',
  'nagaraja.preview.stickGoes': '{who}: punkty losu −{points, number}, nagi −{nagas, number}.',
  'nagaraja.preview.rethrow':
    '{stick}: przerzut daje średnio {mean, number}; szansa na nagę: {naga, number, percent}.',
  'nagaraja.preview.opens': 'Odkrywa się: {relics}',
  'nagaraja.preview.closes': 'Zakrywa się: {relics}',
  'nagaraja.preview.takes': 'Zdobyty amulet (pole {slots})',
  'nagaraja.preview.swap':
    'Odkrywa się: {opens} (skrytka {at}). Zakrywa się: {closes} (skrytka {away}).',
  'nagaraja.preview.nothing': 'Nic się nie odkrywa ani nie zakrywa',
  'nagaraja.stand.lookRelics': '{who}: dowiaduje się, co tam leży.',
  'nagaraja.stand.discardRandomFromHand':
    '{who}: traci losowo jedną z {n, plural, one {# karty} few {# kart} many {# kart} other {# karty}}.',

  'nagaraja.panel.table': 'Stół',
  'nagaraja.panel.temple': 'Świątynia: {who}',
  'nagaraja.panel.sticks': 'Los: {who}',
  'nagaraja.panel.hand': 'Ręka: {who}',
  'nagaraja.head.symbol': 'Symbol',
  'nagaraja.head.card': 'Zdolność',
  'nagaraja.head.sticks': 'Pałeczki',
  'nagaraja.fact.round': 'Runda',
  'nagaraja.fact.guide': 'Przewodnik',
  'nagaraja.fact.prize': 'Komnata do zdobycia',
  'nagaraja.fact.stacks': 'Stosy',
  'nagaraja.fact.trap': 'Pułapka',
  'nagaraja.fact.usedAmulets': 'Użyte amulety',
  'nagaraja.fact.lostRooms': 'Utracone komnaty',
  'nagaraja.fact.openPoints': 'Odkryte relikwie',
  'nagaraja.fact.cursed': 'Odkryte przeklęte relikwie',
  'nagaraja.fact.amulets': 'Amulety',
  'nagaraja.fact.points': 'Punkty zwycięstwa',
  'nagaraja.fact.cards': 'Karty na ręce',
  'nagaraja.fact.laid': 'Dla pałeczek',
  'nagaraja.fact.played': 'Aktywowane',
  'nagaraja.fact.sticks': 'Pałeczki',
  'nagaraja.fact.fatePoints': 'Punkty losu',
  'nagaraja.fact.nagas': 'Nagi',
  'nagaraja.cell.entrance': 'wejście na pole {slot}',
  'nagaraja.cell.trap': 'pole {slot}: pułapka',
  'nagaraja.cell.empty': 'pole {slot}: puste',
  'nagaraja.cell.room': 'pole {slot}: {room} {glyph}',
  'nagaraja.cell.liveRoom': 'pole {slot}: {room} {glyph}, połączenie z wejściem',
  'nagaraja.cell.niche': 'skrytka {niche}: {relic} – {why}',
  'nagaraja.why.open': 'odkryta, droga prowadzi przez {way}',
  'nagaraja.why.noRoom': 'na polu {slot} nie ma komnaty',
  'nagaraja.why.wall': 'komnata na polu {slot} ma tu ścianę',
  'nagaraja.why.apart': 'korytarz na polu {slot} nie łączy się z wejściem',

  'nagaraja.tell.relicsLaid': '{who}: dziewięć zakrytych relikwii leży w skrytkach świątyni.',
  'nagaraja.tell.guideTied':
    'Rzut o przewodnika. {first}: {a, number} ({aSticks}); {second}: {b, number} ({bSticks}). Remis, rzut się powtarza.',
  'nagaraja.tell.guideFound':
    'Rzut o przewodnika. {first}: {a, number} ({aSticks}); {second}: {b, number} ({bSticks}). Pergamin: {guide}.',
  'nagaraja.tell.cardsDrawn':
    '{who}: dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'nagaraja.tell.cardsDrawnSeen': '{who}: dobiera {cards}.',
  'nagaraja.tell.drawLapsed': '{who}: nie ma już kart do dobrania.',
  'nagaraja.tell.deckRenewed': 'Odrzucone karty ({n, number}) są potasowane i tworzą nowy stos.',
  'nagaraja.tell.cardLaid': '{who}: kładzie zakrytą kartę.',
  'nagaraja.tell.cardLaidSeen': '{who}: kładzie zakrytą kartę „{card}”.',
  'nagaraja.tell.callMade':
    '{who}: wzywa los, {n, plural, =0 {bez kart} one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'nagaraja.tell.callsRevealed': 'Wezwania są odkryte. {first}: {a}. {second}: {b}.',
  'nagaraja.tell.cardPlayed': '{who}: oddaje nagę ({stick}) i aktywuje „{card}”.',
  'nagaraja.tell.aim': '{who}: cel: {target}.',
  'nagaraja.tell.letStood': '{who}: bez anulowania.',
  'nagaraja.tell.cancelled': '{who}: odkrywa {amulet}. Karta „{card}” jest anulowana.',
  'nagaraja.tell.amuletUsed': '{who}: odkrywa {amulet}.',
  'nagaraja.tell.effectLapsed': '{who}: karta „{card}” nie ma już na co działać.',
  'nagaraja.tell.cardDiscarded': '{who}: traci z ręki kartę „{card}”.',
  'nagaraja.tell.pileShown': '{who}: przegląda karty odrzucone.',
  'nagaraja.tell.pileShownSeen': '{who}: przegląda karty odrzucone: {cards}.',
  'nagaraja.tell.cardRecovered': '{who}: bierze w tajemnicy kartę ze stosu kart odrzuconych.',
  'nagaraja.tell.cardRecoveredSeen': '{who}: bierze ze stosu kart odrzuconych kartę „{card}”.',
  'nagaraja.tell.offerKept': '{who}: zatrzymuje wszystkie dobrane karty.',
  'nagaraja.tell.cardGiven': '{who}: zatrzymuje dwie karty i oddaje jedną ({other}).',
  'nagaraja.tell.cardGivenSeen': '{who}: zatrzymuje dwie karty i oddaje kartę „{card}” ({other}).',
  'nagaraja.faded.callsRevealed':
    'Wezwania są odkryte. {first}: {a, plural, =0 {żadnej karty} one {# karta} few {# karty} many {# kart} other {# karty}}. {second}: {b, plural, =0 {żadnej karty} one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'nagaraja.faded.cardPlayed': '{who}: oddaje nagę ({stick}) i aktywuje kartę.',
  'nagaraja.faded.cancelled': '{who}: odkrywa {amulet}. Karta jest anulowana.',
  'nagaraja.faded.effectLapsed': '{who}: karta nie ma już na co działać.',
  'nagaraja.faded.cardDiscarded': '{who}: traci kartę z ręki.',
  'nagaraja.tell.thrown':
    '{who}: {sticks} – {points, plural, one {# punkt losu} few {# punkty losu} many {# punktów losu} other {# punktu losu}}, {nagas, plural, one {# naga} few {# nagi} many {# nag} other {# nagi}}',
  'nagaraja.tell.sticksThrown': 'Pałeczki padają. {a}. {b}.',
  'nagaraja.tell.passed': '{who}: pas.',
  'nagaraja.tell.passedForced': '{who}: brak nagi do użycia, pas.',
  'nagaraja.tell.pointsAdded':
    '{who}: dodaje {n, plural, one {# punkt losu} few {# punkty losu} many {# punktów losu} other {# punktu losu}}.',
  'nagaraja.tell.sticksDiscarded': '{who}: odrzucone pałeczki – {sticks}.',
  'nagaraja.tell.sticksRethrown': '{who}: przerzuca: {sticks}.',
  'nagaraja.tell.relicsSeen': '{who}: ogląda: {relics}.',
  'nagaraja.tell.relicsSwapped': '{owner}: relikwie {a} i {b} zamieniają się miejscami.',
  'nagaraja.tell.roomRotated':
    '{owner}: komnata na polu {slot} obraca się w prawo o {turns, plural, one {# ćwierć} few {# ćwierci} many {# ćwierci} other {# ćwierci}}.',
  'nagaraja.tell.roomMoved': '{owner}: komnata z pola {from} przechodzi na pole {to}.',
  'nagaraja.tell.roomsSwapped': '{owner}: komnaty na polach {a} i {b} zamieniają się miejscami.',
  'nagaraja.tell.trapPlaced': '{owner}: pułapka leży teraz na polu {slot}.',
  'nagaraja.tell.roomPlaced':
    '{who}: kładzie komnatę ({room}) na polu {slot}{turns, plural, =0 {} one {, obróconą o # ćwierć} few {, obróconą o # ćwierci} many {, obróconą o # ćwierci} other {, obróconą o # ćwierci}}.',
  'nagaraja.tell.templeSettled': '{owner}: {changes}.',
  'nagaraja.change.opened': 'odkrywa się: {relic} (skrytka {niche})',
  'nagaraja.change.closed':
    'ponownie zakrywa się: {relic} (skrytka {niche}, droga przerwana na polu {slot})',
  'nagaraja.change.closedAway': 'zakrywa się: {relic} (skrytka {niche}, nie prowadzi tam droga)',
  'nagaraja.change.taken': 'zdobyty amulet z pola {slot}',
  'nagaraja.change.takenSeen': 'zdobyty amulet z pola {slot} – {amulet}',
  'nagaraja.tell.roomRevealed': 'Runda {round, number}. Komnata do zdobycia: {room}.',
  'nagaraja.tell.amuletLaid': 'Na krypcie leży zakryty amulet.',
  'nagaraja.tell.amuletLaidSeen': 'Na krypcie leży zakryty amulet ({amulet}).',
  'nagaraja.tell.roomWon': '{first}: {a, number}, {second}: {b, number}. {who}: zdobywa komnatę.',
  'nagaraja.tell.roomTied':
    '{first}: {a, number}, {second}: {b, number}. Remis: komnatę zdobywa przewodnik ({who}).',
  'nagaraja.tell.roomLost':
    '{who}: żadne pole nie jest wolne. Komnata ({room}) przepada, a pułapka wraca na bok.',
  'nagaraja.tell.guideChanged': '{who}: bierze pergamin jako nowy przewodnik.',
  'nagaraja.tell.secretsShown':
    'Wszystko wychodzi na jaw. {first}: amulety {aAmulets}; ręka {aHand}. {second}: amulety {bAmulets}; ręka {bHand}.',
  'nagaraja.note.relics': 'Odkryte relikwie {n, number} (przeklęte: {cursed, number})',
  'nagaraja.note.amulets': 'Amulety {n, number}',
  'nagaraja.result.cursed': '{loser}: trzecia przeklęta relikwia jest odkryta. Wygrywa {winner}.',
  'nagaraja.result.points':
    '{winner} wygrywa {points, number} do {second, number}: 25 punktów zwycięstwa od razu kończy partię.',
  'nagaraja.result.ninth':
    'Dziewiąta komnata leży na miejscu: {winner} wygrywa {points, number} do {second, number}.',
  'nagaraja.result.exhausted':
    'Nie ma już komnat: {winner} wygrywa {points, number} do {second, number}.',
  'nagaraja.result.ninthTied':
    'Remis {points, number} do {points, number}: wygrywa {winner}, bo dziewiąta komnata jest po tej stronie.',
  'nagaraja.result.exhaustedTied':
    'Nie ma już komnat i jest remis {points, number} do {points, number}: wygrywa {winner}, bo ostatnia komnata jest po tej stronie.',
  'nagaraja.end.cursed': '{loser}: odkrywa się trzecia przeklęta relikwia. Wygrywa {winner}.',
  'nagaraja.end.points': '{winner}: 25 punktów zwycięstwa, partia wygrana.',
  'nagaraja.end.ninth': 'Dziewiąta komnata leży na miejscu. Na punkty wygrywa {winner}.',
  'nagaraja.end.exhausted': 'Nie ma już komnat. Na punkty wygrywa {winner}.',
  'nagaraja.end.ninthTied':
    'Dziewiąta komnata leży na miejscu, a punktów jest po równo: wygrywa ten, kto ją położył – {winner}.',
  'nagaraja.end.exhaustedTied':
    'Nie ma już komnat, a punktów jest po równo: wygrywa ten, kto zdobył ostatnią – {winner}.',
  'nagaraja.fault.outside':
    'Miejsce {id} musi leżeć po zewnętrznej stronie pola na skraju świątyni.',
  'nagaraja.fault.alike':
    'Ścianki brązowego patyczka nie mogą być wszystkie warte tyle samo: nimi rzuca się o pierwszego przewodnika.',
  'nagaraja.handful.sticks': '12 pałeczek',
  'nagaraja.handful.duel': '24 pałeczki dwóch osób',
}
