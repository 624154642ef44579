/** Polish texts of The Border. */
import type { border as source } from '../en/border.ts'

export const border: Readonly<Record<keyof typeof source, string>> = {
  'border.name': 'Granica',
  'border.tagline': 'Rzucaj kośćmi kolorów, skreślaj granice, zamykaj regiony przed innymi.',
  'border.draw.sheets': 'Rozdanie plansz',
  'border.draw.first': 'Losowanie pierwszego aktywnego gracza',

  'border.who': '{who}',
  'border.number': '{n, number}',
  'border.dieShowing': '{n, number} ({colour})',
  'border.colour.gray': 'szary',
  'border.colour.green': 'zielony',
  'border.colour.blue': 'niebieski',
  'border.colour.red': 'czerwony',
  'border.colour.yellow': 'żółty',
  'border.colour.orange': 'pomarańczowy',
  'border.dice.gray': '{n, plural, one {# szara} few {# szare} many {# szarych} other {# szarej}}',
  'border.dice.green':
    '{n, plural, one {# zielona} few {# zielone} many {# zielonych} other {# zielonej}}',
  'border.dice.blue':
    '{n, plural, one {# niebieska} few {# niebieskie} many {# niebieskich} other {# niebieskiej}}',
  'border.dice.red':
    '{n, plural, one {# czerwona} few {# czerwone} many {# czerwonych} other {# czerwonej}}',
  'border.dice.yellow':
    '{n, plural, one {# żółta} few {# żółte} many {# żółtych} other {# żółtej}}',
  'border.dice.orange':
    '{n, plural, one {# pomarańczowa} few {# pomarańczowe} many {# pomarańczowych} other {# pomarańczowej}}',
  'border.dice.none': 'brak',
  'border.box': 'pole {box}',
  'border.segment.gray':
    '{case, select, gen {szarego odcinka z {n, number} pól} other {szary odcinek z {n, number} pól}}',
  'border.segment.green':
    '{case, select, gen {zielonego odcinka z {n, number} pól} other {zielony odcinek z {n, number} pól}}',
  'border.segment.blue':
    '{case, select, gen {niebieskiego odcinka z {n, number} pól} other {niebieski odcinek z {n, number} pól}}',
  'border.segment.red':
    '{case, select, gen {czerwonego odcinka z {n, number} pól} other {czerwony odcinek z {n, number} pól}}',
  'border.segment.yellow':
    '{case, select, gen {żółtego odcinka z {n, number} pól} other {żółty odcinek z {n, number} pól}}',
  'border.segment.orange':
    '{case, select, gen {pomarańczowego odcinka z {n, number} pól} other {pomarańczowy odcinek z {n, number} pól}}',
  'border.region.4': 'Studnia',
  'border.region.5': 'Ule',
  'border.region.6': 'Most',
  'border.region.7': 'Sad',
  'border.region.8': 'Orle gniazdo',
  'border.region.9': 'Willa',
  'border.region.10': 'Wiatrak',
  'border.region.11': 'Jezioro',
  'border.region.12': 'Zamek',

  'border.group.throws': 'Rzuty',
  'border.group.complete': 'Ukończenie odcinka',
  'border.group.cross': 'Skreślenie pola',
  'border.group.done': 'Koniec',
  'border.label.stop': 'Zakończ rzuty i użyj tych kości',
  'border.label.throwAll': 'Przerzuć wszystkie pięć kości',
  'border.label.throwAgain': 'Przerzuć kości: {dice}',
  'border.label.complete': 'Ukończ {segment}: {boxes}',
  'border.label.cross': 'Skreśl {box} ({colour})',
  'border.label.passOn': 'Gotowe: przekaż niewykorzystane kości',
  'border.label.doneCrossing': 'Gotowe: koniec skreślania',

  'border.prompt.deal': 'Trwa rozdawanie plansz.',
  'border.prompt.seating': 'Los wskazuje pierwszego aktywnego gracza.',
  'border.prompt.throw':
    '{who}: rzut {number, number} z najwyżej 3, w ręce {n, plural, one {# kość} few {# kości} many {# kości} other {# kości}}.',
  'border.prompt.keep':
    'Użyj tych kości albo przerzuć dowolne z nich ({left, plural, one {pozostał # rzut} few {pozostały # rzuty} many {pozostało # rzutów} other {pozostało # rzutu}}).',
  'border.prompt.complete':
    'Ukończ całe odcinki albo przekaż kości dalej. Kości do użycia: {dice}.',
  'border.prompt.cross':
    'Skreślaj pola obok skreślonych; każdej kości można użyć raz. Kości do użycia: {dice}.',
  'border.prompt.crossSingle':
    'Wykorzystano wszystkie pięć kości: skreśl jedno pole jedną z nich. Kości: {dice}.',
  'border.prompt.noDice': 'Nie ma już kości do użycia: zakończ albo cofnij krzyżyk.',
  'border.prompt.waitKeep': '{who}: decyduje, które kości przerzucić.',
  'border.prompt.waitComplete': '{who}: kończy odcinki.',
  'border.prompt.waitCross': 'Inni jeszcze skreślają pola.',
  'border.prompt.over': 'Partia jest zakończona.',

  'border.preview.odds': 'Szansa na {segment} w pozostałych rzutach: {chance, number, odds}',
  'border.preview.keeps': 'Odłożone na bok: {dice}',
  'border.preview.canComplete': 'Te kości mogą ukończyć: {segments}',
  'border.preview.canCompleteNothing': 'Te kości nie mogą ukończyć żadnego odcinka.',
  'border.preview.spends':
    'Koszt: {n, plural, one {# kość} few {# kości} many {# kości} other {# kości}} ({colour})',
  'border.preview.passesOn': 'Zostaje dla innych: {dice}',
  'border.preview.passesOne':
    'Wykorzystane zostaje wszystkie pięć kości; każda z pozostałych osób może użyć jednej: {dice}',
  'border.preview.regionFirst':
    'Zamyka region „{region}”: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, wyższa wartość',
  'border.preview.regionLater':
    'Zamyka region „{region}”: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, niższa wartość',
  'border.preview.regionLeft':
    'Do zamknięcia regionu „{region}” zostanie: {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'border.preview.segmentDone': 'Ukończy {segment}',
  'border.preview.segmentLeft':
    'Do ukończenia {segment_gen} zostanie: {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'border.preview.sixth': 'Szósty region: partia dobiega końca',

  'border.why.notNow': 'W tej chwili niczego się nie skreśla.',
  'border.why.notThrown': 'Kości nie zostały jeszcze rzucone.',
  'border.why.stopFirst': 'Najpierw trzeba zakończyć rzuty; potem kości kończą odcinki.',
  'border.why.notActive': 'W pierwszej akcji z kości korzysta tylko aktywny gracz.',
  'border.why.onlyBoxes': 'W drugiej akcji skreśla się pojedyncze pola, obok już skreślonych.',
  'border.why.segmentFull': 'W tym odcinku nie brakuje żadnego pola.',
  'border.why.fewDice':
    'Do ukończenia {segment_gen} {missing, plural, one {brakuje # pola} few {brakuje # pól} many {brakuje # pól} other {brakuje # pola}}; kości tego koloru do użycia: {dice, number}.',
  'border.why.white': 'Białe pola są skreślone od początku i nie należą do żadnego odcinka.',
  'border.why.crossed': 'To pole jest już skreślone.',
  'border.why.wholeSegment':
    'W pierwszej akcji kości kończą tylko całe odcinki; pojedyncze pola skreśla się w drugiej.',
  'border.why.waitSecond': 'Pozostali skreślają pola po aktywnym graczu.',
  'border.why.activeRests': 'W drugiej akcji aktywny gracz nic nie robi.',
  'border.why.alreadyDone': 'Ta osoba zakończyła już skreślanie.',
  'border.why.oneDie':
    'Gdy wykorzystano pięć kości, każda z pozostałych osób skreśla tylko jedno pole.',
  'border.why.dieUsed': 'Wszystkich niewykorzystanych kości tego koloru ({colour}) już użyto.',
  'border.why.noDie': 'Żadna niewykorzystana kość nie pokazuje tego koloru ({colour}).',
  'border.why.notNext': 'Żadne pole obok {box} nie jest skreślone.',

  'border.tell.sheetOf': '{who}: {sheet}',
  'border.tell.sheetsDealt': 'Plansze rozdane ({sheets}).',
  'border.tell.turnStarted': 'Runda {round, number}. Aktywny gracz: {who}.',
  'border.tell.thrown': '{who}, rzut {number, number}: {dice}.',
  'border.tell.dicePickedUp':
    '{who}: bierze do przerzucenia {n, plural, one {# kość} few {# kości} many {# kości} other {# kości}}.',
  'border.tell.stopped': '{who}: kończy rzuty.',
  'border.tell.segmentCompleted': '{who}: ukończony {segment} ({boxes}).',
  'border.tell.firstAction.used': '{who}: kończy pierwszą akcję.',
  'border.tell.firstAction.declined': '{who}: z wyboru nie kończy żadnego odcinka.',
  'border.tell.firstAction.nothing': '{who}: nie może ukończyć żadnego odcinka.',
  'border.tell.secondAll': 'Kości dla pozostałych: {dice}.',
  'border.tell.secondSingle':
    'Wykorzystano wszystkie pięć kości. Każda z pozostałych osób może użyć jednej: {dice}.',
  'border.tell.seatIdle': '{who}: nie ma w zasięgu pola dla tych kości.',
  'border.tell.boxCrossed': '{who}: skreśla {box} ({colour}).',
  'border.tell.seatDone': '{who}: kończy skreślanie.',
  'border.tell.regionFirst':
    '{who}: zamyka region „{region}”: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, wyższa wartość.',
  'border.tell.regionLater':
    '{who}: zamyka region „{region}”: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, niższa wartość.',
  'border.tell.matchEnded': 'Sześć zamkniętych regionów: {who}. Partia jest zakończona.',

  'border.result.closing':
    '{winner} zamyka szósty region i wygrywa {points, number} do {second, number}.',
  'border.result.dearer':
    '{winner} wygrywa {points, number} do {second, number}: szósty region zamyka {finisher}, ale regiony po drugiej stronie są warte więcej.',
  'border.result.closingMany':
    '{winner} zamyka szósty region i wygrywa: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, o {lead, number} więcej niż {next}.',
  'border.result.dearerMany':
    '{winner} wygrywa: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, o {lead, number} więcej niż {next}.',
  'border.result.circled':
    '{who}: po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}}. Wygrywa {winner} dzięki największym wartościom w kółkach.',
  'border.result.shared':
    'Wspólne zwycięstwo: {who} – po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}} i równe wartości w kółkach.',
  'border.note.regions':
    '{n, plural, one {# region} few {# regiony} many {# regionów} other {# regionu}}',
  'border.note.circled': 'wartości w kółku: {values}',
  'border.note.tie': 'remis: decydują wartości w kółkach, od największej',
  'border.note.shared': 'równe punkty i wartości: miejsce wspólne',

  'border.panel.turn': 'Tura i kości',
  'border.panel.strip': 'Pasek punktacji',
  'border.panel.sheet': '{who}: plansza {sheet}',
  'border.fact.round': 'Runda',
  'border.fact.active': 'Aktywny gracz',
  'border.fact.throws': 'Rzuty',
  'border.fact.throwsOf': '{n, number} z {limit, number}',
  'border.fact.action': 'Akcja',
  'border.fact.first': 'pierwsza: aktywny gracz kończy odcinki',
  'border.fact.second': 'druga: pozostali skreślają pola',
  'border.fact.secondSingle': 'druga: pozostali skreślają po jednym polu',
  'border.fact.over': 'partia jest zakończona',
  'border.fact.die': 'Kość {n, number}',
  'border.fact.notThrown': 'jeszcze nie rzucona',
  'border.fact.spent': '{colour} – już użyto',
  'border.strip.region': 'Region',
  'border.strip.first': 'Wyższa',
  'border.strip.later': 'Niższa',
  'border.strip.taken': '{n, number}, zajęta',
  'border.race.regions': 'regiony: {n, number} z {of, number}',
  'border.strip.earned':
    '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'border.strip.missing':
    '{n, plural, one {brak # pola} few {brak # pól} many {brak # pól} other {brak # pola}}',
  'border.strip.total': 'Razem',
  'border.strip.empty': '–',
  'border.strip.points':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, {regions, plural, one {# region} few {# regiony} many {# regionów} other {# regionu}}',
  'border.cell.axis': '{sign}',
  'border.cell.white': '{box}: białe, skreślone; graniczy z: {regions}',
  'border.cell.crossed': '{box}: skreślone, {segment}; graniczy z: {regions}',
  'border.cell.free':
    '{box}: {segment}, {missing, plural, one {brakuje # pola} few {brakuje # pól} many {brakuje # pól} other {brakuje # pola}}; graniczy z: {regions}',
  'border.fault.drawn': 'Na narysowanej mapie nie ma w tym miejscu pola.',
  'border.fault.adjacent':
    'Pole {box, number} styka się z polem {other, number}, więc pole {other, number} musi stykać się z polem {box, number}.',
  'border.fault.sheet':
    'Pole {box, number} musi należeć do dokładnie jednego odcinka tej planszy, a białe do żadnego.',
  'border.handful.colours': '5 kości kolorów',
}
