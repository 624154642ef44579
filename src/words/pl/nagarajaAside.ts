/** Polish texts of the reference page and the guided first match of Nagaraja. */
export const nagarajaAside = {
  'nagaraja.ref.goal':
    'Dwoje odkrywców układa komnaty w swoich świątyniach tak, by korytarze prowadziły od wejścia do ukrytych relikwii. Święte relikwie dają punkty; trzy odkryte przeklęte oznaczają przegraną.',
  'nagaraja.ref.turn1':
    'Wezwanie losu: oboje zagrywają zakryte karty o jednym symbolu i rzucają pokazanymi na nich pałeczkami.',
  'nagaraja.ref.turn2':
    'Starcie: na zmianę odrzuć własną pałeczkę z nagą i zagraj kartę, by użyć jej zdolności, albo spasuj. Kto ma więcej punktów losu, wygrywa komnatę; przy remisie wygrywa przewodnik.',
  'nagaraja.ref.turn3':
    'Eksploracja: zwycięzca kładzie komnatę przy wejściu lub obok innej komnaty, obróconą dowolnie. Potem drugi gracz zostaje przewodnikiem, dobiera trzy karty, zatrzymuje dwie i oddaje jedną.',
  'nagaraja.ref.points':
    'Relikwia odkrywa się, gdy korytarz od wejścia dotrze do jej skrytki, i zakrywa się, gdy droga zostanie przerwana. Święte relikwie są warte od 3 do 5 punktów, przeklęte 6, niektóre amulety dodają trochę więcej.',
  'nagaraja.ref.end':
    'Kto ma 25 punktów, wygrywa natychmiast. Trzecia odkryta przeklęta relikwia oznacza natychmiastową przegraną i to sprawdza się najpierw. Gdy zostanie położona dziewiąta komnata, wygrywa ten, kto ma więcej punktów; przy równej liczbie ten, kto ją położył.',
  'nagaraja.ref.special':
    'Amulet na komnacie należy do właściciela świątyni, gdy tylko dotrze do niego korytarz. Amulet anulowania odpowiada na zdolność, której właśnie użyto.',
  'nagaraja.ref.faces': 'Ścianki: {faces}',
  'nagaraja.ref.symbol.card': 'Dobieranie, branie lub tracenie kart.',
  'nagaraja.ref.symbol.relic': 'Oglądanie lub zamiana relikwii.',
  'nagaraja.ref.symbol.room': 'Obracanie, przenoszenie lub zamiana komnat; pułapka.',
  'nagaraja.ref.symbol.stick': 'Dodawanie punktów losu, odrzucanie lub przerzucanie pałeczek.',
  'nagaraja.ref.arrow.self': 'Przezroczyste strzałki: karta dotyczy twoich rzeczy.',
  'nagaraja.ref.arrow.opponent': 'Czerwone strzałki: dotyczy rzeczy przeciwnika.',
  'nagaraja.ref.arrow.either': 'Po jednej: dotyczy tego, kogo wybierzesz.',
  'nagaraja.ref.points3': 'Każda kropka to jeden punkt losu.',
  'nagaraja.ref.naga': 'Naga nie ma punktów; oddana płaci za zdolność.',
  'nagaraja.ref.scroll': 'Pergamin leży u przewodnika, który zaczyna i wygrywa remisy.',
  'nagaraja.ref.amulet.vp1': 'Leży zakryty u właściciela i liczy się do punktów.',
  'nagaraja.ref.amulet.vp2': 'Leży zakryty u właściciela i liczy się do punktów.',
  'nagaraja.ref.amulet.draw': 'Odkrywany, gdy właściciel ma coś do wyboru: dobiera jedną kartę.',
  'nagaraja.ref.amulet.cancel':
    'Odkrywany, gdy przeciwnik użył karty: jej zdolność jest anulowana.',
  'nagaraja.guide.offer':
    'Pierwszy raz przy Nagarai? Przewodnik może w tej partii pokazać krok po kroku, co da się zrobić.',
  'nagaraja.guide.welcome':
    'Każde z was bada świątynię: dziewięć pól na komnaty i relikwie ukryte w skrytkach wokół nich. Układaj komnaty tak, by korytarze prowadziły od wejścia do relikwii. Święte dają punkty; trzy odkryte przeklęte oznaczają przegraną.',
  'nagaraja.guide.call':
    'Wezwanie losu: zagraj zakrytą jedną kartę lub kilka o tym samym symbolu. Dają pałeczki, które są na nich pokazane. Karta zagrana teraz nie użyje już później swojej zdolności.',
  'nagaraja.guide.throw':
    'Rzuć pałeczkami losu: weź je, potrząśnij i puść albo naciśnij przycisk. Kropki to punkty losu, a pałeczką z nagą można zapłacić za zdolność.',
  'nagaraja.guide.turn':
    'Starcie: odrzuć pałeczkę z nagą i zagraj kartę, by użyć jej zdolności, albo spasuj. Gdy oboje spasujecie raz po razie, komnatę wygrywa ten, kto ma więcej punktów losu; przy remisie wygrywa przewodnik. Na stole: dotknij pałeczki, potem karty; by spasować, dotknij swojej listwy punktów losu.',
  'nagaraja.guide.explore':
    'Komnata jest twoja. Połóż ją przy wejściu lub obok innej komnaty, obróconą dowolnie: na stole dotknij pola, potem boku pierścienia, by ją obrócić. Każdy wybór mówi wcześniej, co jej korytarze odkryją i zakryją.',
  'nagaraja.guide.give':
    'Masz teraz rolę przewodnika: z trzech dobranych kart zatrzymaj dwie, a trzecią oddaj. Kto traci komnatę, dostaje lepsze karty.',
  'nagaraja.guide.relics':
    'Relikwia odkrywa się, gdy korytarz od wejścia dotrze do jej skrytki, i zakrywa się, gdy droga zostanie przerwana. „Dlaczego?” mówi o każdej skrytce, czego brakuje.',
  'nagaraja.guide.end':
    '25 punktów wygrywa natychmiast; trzecia odkryta przeklęta relikwia przegrywa natychmiast; gdy zostanie położona dziewiąta komnata, wygrywa ten, kto ma więcej punktów; przy równej liczbie ten, kto ją położył. Zasady i symbole są w menu. Przyjemnej gry!',
}
