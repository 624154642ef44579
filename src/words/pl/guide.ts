/** Polish words of the guided opening. */
export const guide = {
  'guide.title': 'Przewodnik',
  'guide.offer':
    'Pierwszy raz przy tej grze? Przewodnik może w tej partii pokazać krok po kroku, co da się zrobić.',
  'guide.yes': 'Pokaż',
  'guide.no': 'Nie, dziękuję',
  'guide.next': 'Jasne',
  'guide.end': 'Zakończ przewodnik',
  'guide.place': '{n, number} z {of, number}',
  'guide.begin': 'Zagraj partię z przewodnikiem',
  'guide.border.welcome':
    'Na każdej planszy jest tych samych dziewięć regionów, otoczonych polami w sześciu kolorach. Skreślenie wszystkich pól wokół regionu zamyka go. Na każdej planszy kolory biegną inaczej.',
  'guide.border.throw':
    'Czas na rzut. Weź kości, potrząśnij i puść albo naciśnij przycisk lub Alt+T. „Szanse” mówią wcześniej, co ten rzut może przynieść.',
  'guide.border.keep':
    'Kości mogą zostać albo dowolne z nich wracają do ręki, łącznie najwyżej trzy rzuty. Dotknij kości do przerzucenia albo wybierz z listy.',
  'guide.border.complete':
    'Pierwsza akcja: każda kość skreśla jedno pole swojego koloru i liczą się tylko całe odcinki. Świecą odcinki, które te kości mogą ukończyć. Niewykorzystane kości przechodzą na pozostałych.',
  'guide.border.cross':
    'Druga akcja: kości, które ktoś zostawił, służą wszystkim pozostałym. Każda kość skreśla jedno pole swojego koloru obok skreślonego pola. Niczego nie trzeba tu kończyć.',
  'guide.border.values':
    'Zamknięcie regionu jako pierwsze daje wyższą wartość, każde późniejsze niższą. Jeśli kilka osób zamknie go jako pierwsze w tej samej akcji, wszystkie otrzymują wyższą. Pasek pokazuje, co zostało.',
  'guide.border.end':
    'Szósty region zamknięty na jednej planszy kończy partię razem z tą rundą. Wygrywa ten, kto ma najwięcej punktów. Zasady są w menu, a cofanie na dole stołu. Przyjemnej gry!',
} as const
