/** Polish texts of The Border's reference page, guided first match and catalogue. */
export const borderAside = {
  'border.ref.goal':
    'Każda plansza pokazuje te same dziewięć regionów, otoczonych polami. Zamykaj regiony, skreślając wszystkie pola wokół nich, wcześniej niż inni.',
  'border.ref.turn1':
    'Aktywny gracz rzuca pięcioma kośćmi kolorów i może przerzucić dowolne z nich, łącznie najwyżej trzy rzuty.',
  'border.ref.turn2':
    'Pierwsza akcja: aktywny gracz skreśla pola, po jednym za każdą kość tego koloru. Każdy odcinek, który otrzyma krzyżyk, musi zostać ukończony.',
  'border.ref.turn3':
    'Druga akcja: wszyscy pozostali używają niewykorzystanych kości, każdej raz na gracza. Każdy krzyżyk musi leżeć obok skreślonego pola; niczego nie trzeba kończyć.',
  'border.ref.points':
    'Kto pierwszy zamknie region, otrzymuje wyższą wartość. Kto zamknie go w późniejszej akcji, otrzymuje niższą. Jeśli kilka osób zamknie go jako pierwsze w tej samej akcji, wszystkie otrzymują wyższą.',
  'border.ref.end':
    'Gdy ktoś zamknie szósty własny region, rozgrywa się jeszcze drugą akcję tej rundy. Wygrywa ten, kto ma najwięcej punktów; przy remisie decyduje największa zakreślona wartość, potem następna.',
  'border.ref.special':
    'Gdy aktywny gracz użyje wszystkich pięciu kości, każdy z pozostałych może użyć jednej z nich. Niewykorzystane kości trafiają do wszystkich innych.',
  'border.guide.welcome':
    'Na każdej planszy jest tych samych dziewięć regionów, otoczonych polami w sześciu kolorach. Skreślenie wszystkich pól wokół regionu zamyka go. Na każdej planszy kolory biegną inaczej.',
  'border.guide.throw':
    'Czas na rzut. Weź kości, potrząśnij i puść albo naciśnij przycisk. „Szanse” mówią wcześniej, co ten rzut może przynieść.',
  'border.guide.keep':
    'Kości mogą zostać albo dowolne z nich wracają do ręki, łącznie najwyżej trzy rzuty. Dotknij kości do przerzucenia albo wybierz z listy.',
  'border.guide.complete':
    'Pierwsza akcja: każda kość skreśla jedno pole swojego koloru i liczą się tylko całe odcinki. Świecą odcinki, które te kości mogą ukończyć. Niewykorzystane kości przechodzą na pozostałych.',
  'border.guide.cross':
    'Druga akcja: z kości, które ktoś zostawił, mogą skorzystać wszyscy pozostali. Każda kość skreśla jedno pole swojego koloru obok skreślonego pola. Niczego nie trzeba tu kończyć.',
  'border.guide.values':
    'Zamknięcie regionu jako pierwsze daje wyższą wartość, każde późniejsze niższą. Jeśli kilka osób zamknie go jako pierwsze w tej samej akcji, wszystkie otrzymują wyższą. Pasek pokazuje, co zostało.',
  'border.guide.end':
    'Szósty region zamknięty na jednej planszy kończy partię razem z tą rundą. Wygrywa ten, kto ma najwięcej punktów. Zasady są w menu, a cofanie na dole stołu. Przyjemnej gry!',
  'border.guide.offer':
    'Pierwszy raz przy tej grze? Przewodnik może w tej partii pokazać krok po kroku, co da się zrobić.',
  'border.part.dice': 'Pięć kości kolorów',
  'border.part.sheet': 'Plansza: dziewięć regionów otoczonych polami',
  'border.part.white': 'Białe pola, skreślone od początku',
  'border.part.values': 'Wyższa i niższa wartość regionu',
  'border.piece.sheet': 'Plansza',
  'border.piece.sheet.about':
    'Dziewięć regionów otoczonych polami; zamknięty region daje swoją wartość.',
  'border.piece.die': 'Kość kolorów',
  'border.piece.die.about': 'Każdy z jej sześciu kolorów skreśla pola tego koloru.',
  'border.piece.ledge': 'Półka z rzutem',
  'border.piece.ledge.about': 'Pokazuje wyrzucone kolory dużo większe, dla wszystkich przy stole.',
  'border.piece.tile': 'Płytka z emalii',
  'border.piece.tile.about':
    'Powtarza na półce jeden wyrzucony kolor; znak odróżnia ją także bez koloru.',
  'border.piece.plate': 'Tabliczka z imieniem',
  'border.piece.plate.about': 'Mówi, czyja to plansza i ile ma punktów.',
  'border.piece.chalk': 'Kreda',
  'border.piece.chalk.about': 'Skreśla pola i zakreśla to, co zdobyto.',
  'border.piece.eraser': 'Gąbka z filcu',
  'border.piece.eraser.about': 'Leży przy tabliczkach na następną partię.',
  'border.piece.marigold': 'Aksamitka',
  'border.piece.marigold.about': 'Girlanda z nich leży wokół tabliczki zwycięzcy.',
  'border.piece.set-up': 'The Border na stole',
  'border.piece.set-up.about': 'Tabliczki wokół tacy, na początku partii albo po pewnym czasie.',
}
