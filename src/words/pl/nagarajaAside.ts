/** Polish texts of Nagaraja's reference page, guided first match and catalogue. */
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
  'nagaraja.piece.temple': 'Świątynia',
  'nagaraja.piece.temple.about':
    'Dziewięć pól na komnaty, dziewięć skrytek z relikwiami; światło wpada od wejść.',
  'nagaraja.piece.relic-conch': 'Święta relikwia: muszla',
  'nagaraja.piece.relic-conch.about':
    'Najmniejsza ze świętych relikwii; liczy się, dopóki dociera do niej korytarz.',
  'nagaraja.piece.relic-lamp': 'Święta relikwia: lampa lotosu',
  'nagaraja.piece.relic-lamp.about':
    'Średnia ze świętych relikwii; liczy się, dopóki dociera do niej korytarz.',
  'nagaraja.piece.relic-goddess': 'Święta relikwia: złota bogini',
  'nagaraja.piece.relic-goddess.about':
    'Największa ze świętych relikwii; liczy się, dopóki dociera do niej korytarz.',
  'nagaraja.piece.relic-naga': 'Przeklęta relikwia: wielogłowy naga',
  'nagaraja.piece.relic-naga.about': 'Warta najwięcej, ale trzecia odkryta oznacza przegraną.',
  'nagaraja.piece.amulet-vp.about': 'Leży zakryty i liczy się dla właściciela.',
  'nagaraja.piece.amulet-draw.about': 'Odkrywany przy dowolnej decyzji właściciela: dobierz kartę.',
  'nagaraja.piece.amulet-cancel.about':
    'Odkrywany po karcie przeciwnika: jej zdolność zostaje anulowana.',
  'nagaraja.piece.amulet-back': 'Ukryty amulet',
  'nagaraja.piece.amulet-back.about': 'Leży na krypcie, dopóki nie dotrze do niej korytarz.',
  'nagaraja.piece.stick.about':
    'Rzucana po punkty losu; naga płaci za zdolność. Im dłuższa, tym więcej punktów i mniej nag.',
  'nagaraja.piece.slab': 'Płyta skrytki',
  'nagaraja.piece.slab.about': 'Zamyka skrytkę, dopóki nie dotrze do niej korytarz.',
  'nagaraja.piece.niche-lamp': 'Lampa skrytki',
  'nagaraja.piece.niche-lamp.about': 'Płonie tam, gdzie relikwia jest odkryta.',
  'nagaraja.piece.grating': 'Krata',
  'nagaraja.piece.grating.about': 'Zakrywa kryptę komnaty z jej amuletem.',
  'nagaraja.piece.pedestal': 'Cokół',
  'nagaraja.piece.pedestal.about': 'Nosi komnatę, o którą toczy się runda.',
  'nagaraja.piece.rail': 'Listwa z liczbami',
  'nagaraja.piece.rail.about': 'Liczy punkty losu jednego rzutu albo punkty zwycięstwa.',
  'nagaraja.piece.pointer': 'Wskaźnik',
  'nagaraja.piece.pointer.about': 'Biegnie po listwie i pokazuje punkty losu.',
  'nagaraja.piece.counter': 'Licznik punktów',
  'nagaraja.piece.counter.about': 'Stoi na listwie tam, dokąd doszły punkty gracza.',
  'nagaraja.piece.scroll': 'Zwój przewodnika',
  'nagaraja.piece.scroll.about': 'Kto go ma, kładzie pierwszy i wygrywa remisy.',
  'nagaraja.piece.trap.about': 'Zamyka puste pole w świątyni przeciwnika.',
  'nagaraja.piece.room-other': 'Komnata {id}',
  'nagaraja.piece.room.about': 'Kładzie się ją w świątyni; jej korytarze łączą się z sąsiednimi.',
  'nagaraja.piece.room-crypt.about':
    'Kładzie się ją w świątyni; amulet z krypty należy do tego, czyj korytarz do niej dotrze.',
  'nagaraja.piece.room-plain': 'Zakryta komnata',
  'nagaraja.piece.room-plain.about': 'Stos, z którego odkrywa się komnatę każdej rundy.',
  'nagaraja.piece.hand': 'Karty na ręce',
  'nagaraja.piece.hand.about':
    'Pięć kart na początku; każda daje pałeczki albo zdolność, nigdy obie rzeczy.',
  'nagaraja.piece.card-back': 'Zakryta karta',
  'nagaraja.piece.card-back.about': 'Taki sam rewers mają wszystkie karty.',
  'nagaraja.piece.set-up': 'Nagaraja na stole',
  'nagaraja.piece.set-up.about': 'Dwie świątynie i wszystko, co leży między nimi.',
}
